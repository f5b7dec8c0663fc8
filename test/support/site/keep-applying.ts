import { writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { StoreUnavailable } from '../../../server/database/store-errors.ts';
import { openStores } from '../../../server/submissions/stores.ts';

/**
 * A process for tests to kill: stores applications until then, several at a time, each again until it is taken, and
 * prints the reference and the number of each, one line, once it is acknowledged. Arguments: the folder or the
 * address of the database, and the first number.
 */
const [place = '', first = '0'] = process.argv.slice(2);
const stores = await openStores(
  place.startsWith('postgres:')
    ? { databaseUrl: place, purposes: ['notice'] }
    : { directory: place, purposes: ['notice'] },
);
let number = Number(first);

async function keepApplying(): Promise<never> {
  for (;;) {
    const mine = number++;
    const reference = await apply(mine);
    writeSync(1, `${reference} ${mine}\n`);
  }
}

const READ = { text: '', pages: 1, notes: [] };

async function apply(mine: number): Promise<string> {
  for (;;) {
    try {
      const { reference } = await stores.applications.add({
        jobId: 'embedded-firmware-engineer',
        jobTitle: 'Embedded Firmware Engineer',
        jobText: '',
        name: `Applicant ${mine}`,
        email: `applicant-${mine}@mail.example`,
        phone: '9000000001',
        coverLetter: '',
        resume: { ...READ, fileName: `${mine}.pdf`, bytes: Buffer.alloc(20_000, `resume ${mine} `) },
      });
      return reference;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await delay(50);
    }
  }
}

await Promise.all(Array.from({ length: 6 }, keepApplying));
