import { NO_MEMORY } from '../../lib/collect/memory.ts';
import { NotObservable } from '../../lib/collect/reach.ts';
import type { Senses } from '../../lib/collect/senses.ts';
import { toTarget } from '../../lib/collect/target.ts';
import { orElse } from '../../lib/fault.ts';
import type { Target } from '../../lib/model.ts';
import { openScan } from '../../lib/session/live-scan.ts';
import type { Surroundings } from '../../lib/session/plan.ts';
import type { Session } from '../../lib/session/reduce.ts';
import { remember, type Stored } from '../../lib/session/remember.ts';
import type { Telling } from '../../lib/session/result.ts';
import { type RunDeps, runScan } from '../../lib/session/run.ts';
import { commonWords } from '../../lib/words/common.ts';
import { limitOf, say, sayLimit } from '../../lib/words/say.ts';
import { pageScripts } from './compile.ts';
import { openWorlds, type Worlds } from './isolated-world.ts';
import { ScanFailure } from './scan-failure.ts';
import type { ScanRequest } from './scan-request.ts';
import { serverSenses } from './senses.ts';
import { type EngineSettings, timeLeft } from './settings.ts';
import { shownIn, type Visit } from './visit.ts';

/** What a scan came to, on the partner tier: what others may see of it is less (`lib/api/demoted.ts`). */
export interface Looked {
  readonly session: Session;
  /** The scan as it is kept: result and report. */
  readonly stored: Stored;
}

/** What one look at a page needs. */
export interface Look {
  readonly id: string;
  readonly request: ScanRequest;
  readonly settings: EngineSettings;
  readonly visit: Visit;
  readonly kept: Pick<Senses, 'recall' | 'keep'>;
  /** `performance.now()` of its beginning, the loading of its page included. */
  readonly began: number;
  /** The same moment in ms since 1970. */
  readonly at: number;
}

const HTML = ['text/html', 'application/xhtml+xml'];
/** Ms that a page may take to say what it is. */
const PATIENCE = 5_000;

/** The worlds of the page; null where it does not answer. Throws `ScanFailure` where it is no page. */
const worldsOf = async ({ page }: Visit): Promise<Worlds | null> => {
  try {
    const worlds = await openWorlds(page);
    const type = await worlds.top.run('document.contentType', PATIENCE);
    if (!HTML.includes(String(type)))
      throw new ScanFailure('unsupported_page', String(type), { reason: 'notPage', detail: String(type) });
    return worlds;
  } catch (error) {
    if (error instanceof NotObservable && error.why === 'timeout') return null;
    throw error;
  }
};

const tellingOf = ({ locale = 'nl', scanUrl }: ScanRequest, { url, host }: Session['state']): Telling => ({
  say: (finding) => say(finding, locale),
  sayInResult: (finding) => say(finding, locale),
  tellLimit: (limited) => limitOf(limited, locale),
  sayLimitInResult: (limited) => sayLimit(limited, locale),
  names: commonWords[locale].pillars,
  scanUrl: scanUrl?.(host) ?? url,
});

/** What this look sees with. */
const sensesOf = async ({ visit, kept }: Look, target: Target): Promise<Senses> => {
  const scripts = await pageScripts();
  const worlds = await worldsOf(visit);
  const start = performance.now();
  const page = worlds && { worlds, scripts, elapsed: () => performance.now() - start };
  return serverSenses({ target, page, ways: { ...visit.ways, ask: visit.ahead.ask }, kept });
};

const surroundingsOf = (senses: Senses, { began, request }: Look): Surroundings => ({
  senses,
  clock: {
    now: () => Date.now(),
    after: (ms) => AbortSignal.timeout(timeLeft(performance.now() - began, ms)),
  },
  memory: NO_MEMORY,
  wrote: async () => {},
  hear: async (event, now) => orElse('who listens to a scan', undefined, () => request.hear?.(event, now)),
});

/** A session with what was asked ahead in vain among its contacts. */
const toldOf = (session: Session, { visit }: Look): Session => {
  const { state } = session;
  const ledger = [...visit.ahead.inVain(), ...state.ledger].toSorted((one, other) => one.at - other.at);
  return { ...session, state: { ...state, ledger } };
};

/** The page of a visit, looked at and judged. Throws `ScanFailure`. */
export const lookAt = async (look: Look): Promise<Looked> => {
  const { id, request, settings, visit, at } = look;
  const { cancel = new AbortController().signal } = request;
  const { pillar = null, level = 'B' } = request;
  const target = toTarget({ tabId: 0, url: shownIn(visit.page), at, level, pillar });
  const senses = await sensesOf(look, target);
  visit.ahead.end();
  const plan = {
    ...({ id, target, tier: 'partner', access: { site: true, hops: true } } as const),
    ...{ past: { known: {}, rows: [], service: null }, resolver: settings.resolver, cancel },
  };
  const live = openScan(plan, surroundingsOf(senses, look));
  let stored: Stored | undefined;
  const keep: RunDeps['remember'] = (session, platforms) =>
    remember(
      { id, target, settings: { keepHistory: true, fullUrl: true }, isPrivate: false, platforms },
      toldOf(session, look),
      {
        keep: async (scan) => {
          stored = scan;
          return true;
        },
        hold: async () => {},
        maker: { version: settings.version, browser: 'chromium' },
      },
    );
  const session = await runScan(live, {
    telling: tellingOf(request, live.session().state),
    askService: async () => {},
    remember: keep,
  });
  if (stored === undefined) throw new ScanFailure('internal', cancel.aborted ? 'nobody waits any more' : 'no result');
  return { session, stored };
};
