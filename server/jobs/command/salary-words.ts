import type { Job } from '#shared/entities.ts';

type Range = NonNullable<Job['salaryRange']>;

/** A number and its unit: `6`, `6,00,000`, `2.5 lakh`, `40k`. */
const AMOUNT = /(\d[\d,]*(?:\.\d+)?)\s*(lakhs?|lacs?|lpa|crores?|cr|k|thousand|million)?(?![a-z])/gi;
const UNITS: readonly [RegExp, number][] = [
  [/^(?:lakh|lac|lpa)/, 100_000],
  [/^(?:crore|cr)/, 10_000_000],
  [/^(?:k|thousand)/, 1000],
  [/^million/, 1_000_000],
];
const PERIODS: readonly [RegExp, Range['per']][] = [
  [/\b(?:hour|hourly)\b/i, 'HOUR'],
  [/\b(?:month|monthly)\b/i, 'MONTH'],
  [/\b(?:year|yearly|annum|annual|annually|lpa)\b|\bp\.a\./i, 'YEAR'],
];
const A_YEAR = { HOUR: undefined, MONTH: 12, YEAR: 1 };
const SIGNS: readonly [RegExp, RegExp][] = [
  [/₹|\bRs\b|\bINR\b/, /^INR$/],
  [/€|\bEUR\b/, /^EUR$/],
  [/£|\bGBP\b/, /^GBP$/],
  [/\$/, /D$/],
];

/**
 * Says in what the salary in words is another one than in figures. Only plain words are understood, one amount or two;
 * of all others nothing is said. A month's salary in words agrees with a year's in figures where it is a twelfth.
 */
export function salaryContradiction(words: string, range: Range | undefined): string | undefined {
  if (!range) return undefined;
  const figures = `${range.min} to ${range.max} ${range.currency} a ${range.per.toLowerCase()}`;
  const contradiction = `salary says "${words}", but salaryRange ${figures}`;
  const sign = SIGNS.find(([written]) => written.test(words));
  if (sign && !sign[1].test(range.currency)) return contradiction;

  const amounts = amountsIn(words);
  if (amounts.length === 0 || amounts.length > 2) return undefined;
  const per = PERIODS.find(([written]) => written.test(words))?.[1] ?? range.per;
  const factor = factorOf(per, range.per);
  if (factor === undefined) return contradiction;
  const isSame = (amount: number | undefined, figure: number) =>
    amount !== undefined && Math.abs(amount * factor - figure) <= figure * 0.005;
  const [first, second] = amounts;
  const agrees =
    second === undefined
      ? isSame(first, range.min) || isSame(first, range.max)
      : isSame(first, range.min) && isSame(second, range.max);
  return agrees ? undefined : contradiction;
}

/** `6 to 9 lakh`: the unit of the second is meant for both. */
function amountsIn(words: string): number[] {
  const found = [...words.matchAll(AMOUNT)].map(([, digits = '', unit]) => ({
    value: Number(digits.replaceAll(',', '')),
    unit: UNITS.find(([name]) => name.test(unit?.toLowerCase() ?? ''))?.[1],
  }));
  return found.map(
    ({ value, unit }, at) => value * (unit ?? (value < 1000 ? found[at + 1]?.unit : undefined) ?? 1),
  );
}

/** By what an amount of the one period is multiplied to be of the other; undefined where that depends on the hours. */
function factorOf(from: Range['per'], to: Range['per']): number | undefined {
  if (from === to) return 1;
  const [given, wanted] = [A_YEAR[from], A_YEAR[to]];
  return given && wanted && given / wanted;
}
