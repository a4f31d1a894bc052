import type { GradeDemand, HasAddress, Matchers, Scan, ScannerOptions, ScanOptions } from './contract.ts';

/** `expect(page).toHaveGrade({ min: 80 })`, for runners with `expect.extend`. */

const readAddress = (received: HasAddress): string => {
  if (typeof received === 'string') return received;
  return received instanceof URL ? received.href : received.url();
};

/** Maximum findings in one message. */
const LISTED = 10;

/** The message of a failed expectation: the score, and the findings that cost the most. */
const formatMessage = ({ url, score, grade, findings, pillars }: Scan, min: number, pass: boolean): string => {
  const lost = findings.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points);
  const scores = pillars.map((one) => `${one.id} ${one.score ?? '–'}`).join(', ');
  const total =
    score === null
      ? 'has no total, as too little could be tested'
      : `has ${score}${grade === null ? '' : ` (${grade})`}`;
  return [
    `${url} ${total}; ${pass ? 'less than' : 'at least'} ${min} was expected.`,
    scores,
    ...lost.slice(0, LISTED).map(({ id, points, conclusion }) => `- ${id} (−${points}): ${conclusion}`),
    ...(lost.length > LISTED ? [`… and ${lost.length - LISTED} more`] : []),
  ].join('\n');
};

/** Creates the matchers for a scan function, with options for every scan. */
export const createMatchersOn = (
  scan: (url: string, options: ScanOptions) => Promise<Scan>,
  options: ScannerOptions,
): Matchers => ({
  async toHaveGrade(received: HasAddress, { min, ...own }: GradeDemand) {
    if (!(min >= 0 && min <= 100)) throw new RangeError(`min is a number from 0 to 100, not ${min}`);
    const done = await scan(readAddress(received), { ...options, ...own });
    const pass = done.score !== null && done.score >= min;
    return { pass, message: () => formatMessage(done, min, pass) };
  },
});
