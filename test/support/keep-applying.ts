import { writeSync } from 'node:fs';
import { openStores } from '../../server/submissions/submission-stores.ts';

/**
 * A process for tests to kill: stores applications until then, several at a time, and prints the reference and
 * the number of each, one line, once it is acknowledged. Arguments: the folder and the first number.
 */
const [directory = '', first = '0'] = process.argv.slice(2);
const stores = await openStores({ directory });
let number = Number(first);

async function keepApplying(): Promise<never> {
  for (;;) {
    const mine = number++;
    const { reference } = await stores.applications.add({
      jobId: 'embedded-firmware-engineer',
      jobTitle: 'Embedded Firmware Engineer',
      name: `Applicant ${mine}`,
      email: `applicant-${mine}@mail.example`,
      phone: '9000000001',
      coverLetter: '',
      resume: { fileName: `${mine}.pdf`, bytes: Buffer.alloc(20_000, `resume ${mine} `) },
    });
    writeSync(1, `${reference} ${mine}\n`);
  }
}

await Promise.all(Array.from({ length: 6 }, keepApplying));
