import { type Figure, median, perSecond, rounds, seconds } from './report.ts';
import { load, type Server } from './servers.ts';

export const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
export const CONNECTIONS = 32;
/** Load before anything is measured, which V8 takes to make the code fast; seconds. */
const WARMING = 1;

export type Ask = { server: Server; path: string; headers?: Record<string, string> };
/** Answers a second, and processor time for each in ms. */
type Speed = { rate: number; cost: number };

async function speedOf({ server, path, headers = {} }: Ask, forSeconds: number): Promise<Speed> {
  const before = server.processorTime();
  const visit = { port: server.port, paths: [path], headers, connections: CONNECTIONS, seconds: forSeconds };
  const { perSecond: rate, answers, statuses } = await load(visit);
  const unexpected = Object.keys(statuses).filter((status) => status !== '200' && status !== '304');
  if (unexpected.length > 0) throw new Error(`${path} answered ${unexpected}`);
  if (answers === 0) throw new Error(`${path} answered nothing in ${forSeconds} s`);
  return { rate, cost: (server.processorTime() - before) / answers };
}

/**
 * How many times as fast `ours` is as `theirs`, measured in turns, which other work on the machine then meets alike.
 * By processor time an answer: a load generator that is slower than both would make them look the same.
 */
export async function timesAsFast(ours: Ask, theirs: Ask): Promise<Figure & { ratio: number; rate: number }> {
  for (const ask of [ours, theirs]) await speedOf(ask, Math.min(WARMING, 2 * seconds));
  const turns: { mine: Speed; their: Speed }[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    turns.push({ mine: await speedOf(ours, seconds), their: await speedOf(theirs, seconds) });
  }
  const ratio = median(turns.map(({ mine, their }) => their.cost / mine.cost));
  const rate = median(turns.map(({ mine }) => mine.rate));
  const rates = `${perSecond(rate)} of ${perSecond(median(turns.map(({ their }) => their.rate)))}`;
  return { ratio, rate, figure: `${ratio.toFixed(2)} × (${rates})` };
}
