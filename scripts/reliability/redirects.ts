import { FETCHED, type Fetched } from '../../test/browser/faults/redirects/fetched.ts';
import { LED } from '../../test/browser/faults/redirects/led.ts';
import { type Cell, expectedOf, type Outcome } from '../../test/browser/faults/redirects/policy.ts';
import { isOnlyCreated, type Round } from '../../test/browser/faults/redirects/states.ts';

/** Measurements of `test/browser/faults/27-redirects.test.ts` in one state of access in one browser. */
export interface MeasuredRound extends Round {
  readonly cells: readonly Cell[];
  /** Requests that no ledger lists, and rows of a ledger without a request. */
  readonly untold: readonly string[];
  readonly unsent: readonly string[];
}

const WORDS: Readonly<Record<Outcome, string>> = {
  unfetched: '–',
  unfollowed: 'not asked',
  followed: 'asked, told',
  unlisted: '**asked, not told**',
  unrequested: '**told, not asked**',
  unsaid: '**not told as a redirect**',
};

/** Note on a state of access that no user can have. */
const METHOD =
  'Made with a copy of the build: the manifest for Chromium names webRequest, so no user is without it. Where it is not there, the ledger also tells of requests over http that the browser itself turned to https (HSTS), and that were never sent as such.';

const BROWSERS = { chromium: 'Chromium', firefox: 'Firefox' };

const outcomeIn = ({ cells }: MeasuredRound, fetched: string, led: string): Outcome | null =>
  cells.find((cell) => cell.fetched === fetched && cell.led === led)?.outcome ?? null;

const lineOf = (round: MeasuredRound, { id, name }: Fetched): string => {
  const outcomes = LED.map((led) => outcomeIn(round, id, led.id));
  return `| ${name} | ${outcomes.map((outcome) => (outcome === null ? '?' : WORDS[outcome])).join(' | ')} |`;
};

const tableOf = (round: MeasuredRound): string =>
  [
    `### ${BROWSERS[round.kind]}: ${round.state.name}`,
    '',
    ...(isOnlyCreated(round) ? [METHOD, ''] : []),
    `| what redirects | ${LED.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${LED.map(() => '---').join(' | ')} |`,
    ...FETCHED.map((fetched) => lineOf(round, fetched)),
  ].join('\n');

const countOf = (rounds: readonly MeasuredRound[]): { readonly cells: number; readonly wrong: number } => {
  const pairs = rounds.flatMap((round) =>
    FETCHED.flatMap((fetched) => LED.map((led) => ({ round, fetched, led, is: outcomeIn(round, fetched.id, led.id) }))),
  );
  const wrong = pairs.filter(({ round, fetched, led, is }) => is !== expectedOf(fetched, led, round));
  return { cells: pairs.length, wrong: wrong.length };
};

/** Says in a sentence how many redirects deviated from the fetch policy. */
export const redirectsSummary = (rounds: readonly MeasuredRound[]): string => {
  if (rounds.length === 0) return 'The redirects were not measured.';
  const { cells, wrong } = countOf(rounds);
  return `Everything that a scan fetches redirects to each of ${LED.length} places, in each state of access: ${cells.toLocaleString('en')} cells, ${wrong} of them otherwise than the fetch policy says.`;
};

/** Tables of which redirect targets were contacted, and whether the ledger lists it: by browser and state of access. */
export const redirectTables = (rounds: readonly MeasuredRound[]): string => {
  if (rounds.length === 0) return redirectsSummary(rounds);
  const [untold, unsent] = [rounds.flatMap((round) => round.untold), rounds.flatMap((round) => round.unsent)];
  return [
    redirectsSummary(rounds),
    '',
    `What was asked is what came to a proxy that is shown loopback too; what was told is what stands in the ledger of the scan. Of all requests of these scans, ${untold.length} were in no ledger; of all rows of their ledgers, ${unsent.length} were of a request that never came, but for those named below.`,
    '',
    '- not asked: what redirects was fetched, the ledger says so, and nobody was asked where it leads.',
    '- asked, told: where it leads was asked, by a request of our own that the ledger tells.',
    '- –: what redirects is not fetched in this state, so it leads nowhere.',
    '',
    'To `file:` and `data:` the browsers themselves lead nobody, and Chromium not to an address with a name and password either: of those the ledger tells a request without an answer, or a redirect.',
    '',
    ...rounds.map(tableOf).flatMap((table) => [table, '']),
  ]
    .join('\n')
    .trimEnd();
};
