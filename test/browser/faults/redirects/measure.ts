import type { LedgerEntry } from '../../../../lib/model.ts';
import type { ScanState } from '../../../../lib/state.ts';
import type { LoggedRequest } from '../../../world/request-log.ts';
import { unequal } from '../../kit/log-and-ledger.ts';
import { readEvidence, tabIdOf } from '../../kit/scan.ts';
import { stateThat } from '../until.ts';
import { type Address, type Astray, CONTROL } from './astray.ts';
import { FETCHED, type Fetched, PAGE } from './fetched.ts';
import { LEADING, type Leading } from './leading.ts';
import { isLedFrom, ledHalfway, REFUSED, textAt } from './led.ts';
import type { Cell, Outcome } from './policy.ts';
import { openStage, type Stage } from './stage.ts';
import type { Round } from './states.ts';

/** What one state of access in one browser came to. */
export interface Measured {
  readonly cells: readonly Cell[];
  /** By page: requests that its ledger does not tell, and rows of the ledger of which the proxy saw nothing. */
  readonly untold: readonly string[];
  readonly unsent: readonly string[];
  /** Scans that did not come to an end, or that knew of another access than was granted. */
  readonly failed: readonly string[];
  /** Requests for what is led to that came when no scan was on. */
  readonly strays: readonly string[];
  /** Where it can lead, by id, of what the proxy saw nothing when a request followed. */
  readonly unseen: readonly string[];
  /** Whether a read of a file shows. */
  readonly seesFiles: boolean;
}

/** What is looked at: sites that lead away, and pages of others. */
export interface Scope {
  readonly leading: readonly Leading[];
  readonly plain: readonly string[];
}

/** What one scan left behind. */
interface Traces {
  readonly page: string;
  readonly state: ScanState;
  readonly facts: string;
  readonly log: readonly LoggedRequest[];
  /** Ids of the files that were read. */
  readonly read: readonly string[];
}

const hasEnded = ({ phase, service }: ScanState): boolean =>
  phase !== 'scanning' && service?.phase !== undefined && service.phase !== 'busy';

/** A tab's icon, which the browser fetches when it likes. What a scan fetches is never for an element of a page. */
const isOfTab = ({ dest }: LoggedRequest): boolean => dest === 'image';

const scanAt = async ({ world, session, files }: Stage, page: string): Promise<Traces> => {
  files.reset();
  const { page: tab } = await session.visit(page);
  const tabId = await tabIdOf(session, tab);
  const from = world.log().length;
  await session.press(tab);
  const state = await stateThat(session, tabId, hasEnded);
  const facts = JSON.stringify(await readEvidence(session, tabId));
  // Contacts that follow the scan, such as the request for the service's own record of the site, are added to its ledger.
  const isSettled = ({ ledger: all }: ScanState): boolean =>
    all.slice(state.ledger.length).every(({ ms }) => ms !== null);
  const { ledger } = await stateThat(session, tabId, isSettled);
  const log = world.log().slice(from);
  await tab.close();
  const read = FETCHED.filter(({ id }) => files.wasRead(id)).map(({ id }) => id);
  return { page, state: { ...state, ledger }, facts, log, read };
};

/**
 * Whether a ledger says of a request that it was answered with a redirect that was not followed; or that no answer came,
 * of a service that redirects, and where the browser itself ends what leads to a place like that.
 */
const saysSo = ({ status, followed, purpose }: LedgerEntry, { led }: Leading): boolean =>
  (status === 0 && followed === false) || (status === null && (purpose === 'service' || REFUSED.includes(led)));

const outcomeOf = (fetched: Fetched, leading: Leading, traces: Traces & { readonly astray: Astray }): Outcome => {
  const { id } = fetched;
  const { state, facts, log, read, astray } = traces;
  const isSeen = log.some((request) => isLedFrom(id, request)) || facts.includes(textAt(id)) || read.includes(id);
  const isListed = state.ledger.some((row) => isLedFrom(id, row));
  if (isSeen) return isListed ? 'followed' : 'unlisted';
  if (isListed) return 'unrequested';

  const requests = astray.ledFrom(leading, fetched);
  if (requests.length === 0) return 'unfetched';
  const halfway = requests.filter(({ path }) => ledHalfway(path) !== null);
  const ends = halfway.length === 0 ? requests : halfway;
  const said = state.ledger.filter((row) => saysSo(row, leading));
  const at = (one: Address) => (other: Address) => one.host === other.host && one.path === other.path;
  return ends.every((one) => said.filter(at(one)).length >= ends.filter(at(one)).length) ? 'unfollowed' : 'unsaid';
};

const cellsOf = (leading: Leading, traces: Traces | undefined, astray: Astray): readonly Cell[] =>
  traces === undefined
    ? []
    : leading.fetched.map((fetched) => ({
        fetched: fetched.id,
        led: leading.led.id,
        outcome: outcomeOf(fetched, leading, { ...traces, astray }),
      }));

const isLedTo = (request: LoggedRequest): boolean => FETCHED.some(({ id }) => isLedFrom(id, request));

/** Asks for what is led to as Pijler never may, by requests of the extension's own origin that follow. */
const control = async ({ world, session, files }: Stage): Promise<Pick<Measured, 'unseen' | 'seesFiles'>> => {
  const own = await session.backstage();
  const unseen = new Set<string>();
  for (const { led, host } of LEADING) {
    const from = world.log().length;
    await own.evaluate((url) => fetch(url, { mode: 'no-cors' }).then(String, String), `https://${host}/${CONTROL}`);
    const isSeen = world
      .log()
      .slice(from)
      .some((request) => isLedFrom(CONTROL, request));
    if (!isSeen) unseen.add(led.id);
  }
  const { page } = await session.visit(`file://${files.folder}/${CONTROL}`);
  await page.close();
  return { unseen: [...unseen], seesFiles: files.wasRead(CONTROL) };
};

const scanAll = async (stage: Stage, { leading, plain }: Scope): Promise<readonly Traces[]> => {
  const scans: Traces[] = [];
  for (const page of [...leading.map(({ host }) => `https://${host}${PAGE}`), ...plain]) {
    scans.push(await scanAt(stage, page));
  }
  return scans;
};

export const measure = async (round: Round, scope: Scope): Promise<Measured> => {
  const stage = await openStage(round);
  try {
    const { astray, world } = stage;
    const scans = await scanAll(stage, scope);
    const all = world.log().filter(isLedTo);
    const during = scans.flatMap(({ log }) => log.filter(isLedTo));
    const apart = scans.map(({ page, log, state }) => {
      const ours = log.filter((request) => !isOfTab(request));
      return { page, ...unequal(ours, [state.ledger]) };
    });
    const hasAccess = round.state.grants !== 'none';
    return {
      cells: scope.leading.flatMap((leading, index) => cellsOf(leading, scans[index], astray)),
      untold: apart.flatMap(({ page, untold }) => untold.map((request) => `${page}: ${request}`)),
      unsent: apart.flatMap(({ page, unsent }) => unsent.map((row) => `${page}: ${row}`)),
      failed: scans.flatMap(({ page, state: { phase, access } }) =>
        phase === 'done' && access === hasAccess ? [] : [`${page}: ${phase}, access ${access}`],
      ),
      strays: all.length === during.length ? [] : all.map(({ host, path }) => `${host}${path}`),
      ...(await control(stage)),
    };
  } finally {
    await stage.close();
  }
};
