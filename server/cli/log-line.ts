import { jsonText } from '../../lib/export/ci-log.ts';
import type { Worked } from '../jobs/work.ts';

/** Characters of what went wrong. */
const LONGEST = 300;

/** What follows a path in an address: it may hold a key, or a name. */
const QUERY = /[?#][^\s"'”]*/g;

/**
 * A line for every scan, as JSON: the page without the query of its address, how long it took, what came of it, and where it
 * came to nothing why, for who runs the service. `at` is in ms since 1970.
 */
export const lineOf = ({ id, question, tier, took, failure, problem }: Worked, at: number): string => {
  const { host, pathname } = new URL(question.url);
  const scan = { at: new Date(at).toISOString(), id, page: `${host}${pathname}`, pillar: question.pillar, tier, took };
  const why = problem === null ? {} : { problem: problem.replace(QUERY, '').slice(0, LONGEST) };
  return `${jsonText({ ...scan, failure, ...why })}\n`;
};
