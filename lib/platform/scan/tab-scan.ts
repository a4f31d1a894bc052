import { findChosenResolver } from '../../collect/dns/chosen-resolver.ts';
import type { ScanHost } from '../../collect/network/scan-host.ts';
import { findPlatforms } from '../../collect/software/platforms.ts';
import { type Decisions, listDecisions } from '../../decision.ts';
import { tryOrElse, tryOrElseLater } from '../../fault.ts';
import { readBrowsing } from '../../session/browsing-seen.ts';
import { isShownAtOnce } from '../../session/event.ts';
import { type LiveScan, openScan } from '../../session/live-scan.ts';
import type { Clock, ScanContext } from '../../session/plan.ts';
import type { Session } from '../../session/reduce.ts';
import type { Presenter } from '../../session/result.ts';
import { runScan } from '../../session/run.ts';
import type { ScanState } from '../../state.ts';
import { isBeyondOwner } from '../../view/beyond.ts';
import { commonWords } from '../../words/common.ts';
import { limitOf, sayFinding, sayLimit } from '../../words/say.ts';
import { browser } from '../browser.ts';
import { reportLocale } from '../locale.ts';
import { followAccess } from '../page/access.ts';
import { waitForTurn } from '../page/give-way.ts';
import { watchRequests } from '../page/observe.ts';
import { runServicePart } from '../service/ask.ts';
import { keepPart } from '../service/part.ts';
import { updateDataFromBuild } from '../service/renew-data.ts';
import { decisionsSlot } from '../storage/decisions.ts';
import { noteContact } from '../storage/recent.ts';
import { createBrowserScanHost } from './browser-host.ts';
import type { Job } from './job.ts';
import { type Journal, openJournal } from './journal.ts';
import { storeScan } from './remember.ts';
import { keepState } from './states.ts';

/** Writes values one at a time; of those that arrive during a write, only the newest is written. */
interface Newest<T> {
  /** Resolves when this value is written, or one that came after it. */
  write(value: T): Promise<void>;
  /** Resolves when nothing is being written any more. */
  idle(): Promise<void>;
}

/** `put` writes one value. Nothing more is written when `cancel` has aborted. */
export const createNewestWriter = <T>(put: (value: T) => Promise<void>, cancel: AbortSignal): Newest<T> => {
  let next: { readonly value: T } | null = null;
  let writing: Promise<void> = Promise.resolve();
  let isBusy = false;
  const writeAll = async (): Promise<void> => {
    isBusy = true;
    try {
      for (let now = next; now !== null && !cancel.aborted; now = next) {
        next = null;
        await put(now.value);
      }
    } finally {
      isBusy = false;
    }
  };
  return {
    write: (value) => {
      next = { value };
      if (!isBusy) writing = writeAll();
      return writing;
    },
    idle: () => writing,
  };
};

/** Adds the service's answer to the scan in the history, whichever of the two comes last. */
const keepService = async ({ id }: Job, { state, remembered }: Session): Promise<void> => {
  const { service, ledger } = state;
  if (!remembered || !service || service.phase === 'busy') return;
  await tryOrElseLater('the service in the history', undefined, () => keepPart(id, service, ledger));
};

interface Listener {
  readonly onEvent: ScanContext['onEvent'];
  /** Resolves when everything received is stored. */
  idle(): Promise<void>;
}

/** Stores a scan's state for the views and its facts for another background, and notifies subscribers. */
export const createScanListener = (job: Job, { came }: Pick<Journal, 'came'>): Listener => {
  const show = async (state: ScanState): Promise<void> => {
    await waitForTurn(job.target.tabId);
    await keepState(state);
    await tryOrElseLater('who listens to a scan', undefined, () => job.changed(state));
  };
  // A scan of a large page changes faster than the browser hands its state to every view.
  const shown = createNewestWriter(show, job.cancel);
  return {
    idle: shown.idle,
    onEvent: async (event, now, before) => {
      if (event.type === 'fact') {
        await waitForTurn(job.target.tabId);
        await tryOrElseLater('the facts', undefined, () => came(event.name, event.fact));
      }
      if (isShownAtOnce(event) && now.state !== before.state) await shown.write(now.state);
      if (event.type === 'service' || event.type === 'remembered') await keepService(job, now);
    },
  };
};

/** The browser interfaces through which one scan observes. */
interface Eyes {
  readonly scanHost: ScanHost;
  /** Calls back when some access was revoked. */
  onTaken(taken: () => void): void;
  close(): void;
}

/** Opens the browser's interfaces to a tab's page and its site, as far as access goes. */
const openEyes = ({ target, access: granted, shown, isPrivate }: Job): Eyes => {
  const access = followAccess(target, granted);
  const watch = granted.seesRedirects ? watchRequests(granted.certificate) : null;
  return {
    scanHost: createBrowserScanHost({ target, shown, access, watch, isPrivate }),
    onTaken: access.onTaken,
    close: () =>
      tryOrElse('the end of a scan', undefined, () => {
        access.stop();
        watch?.stop();
      }),
  };
};

/** The user's decisions; none when they cannot be read. */
const readDecisions = (): Promise<Decisions> => tryOrElseLater('the decisions', {}, () => decisionsSlot.get());

/** The words for a scan here, and the address of its report. */
const createPresenter = async ({ target, settings, locale, isPrivate }: Job): Promise<Presenter> => {
  const forResult = reportLocale(settings);
  return {
    say: (finding) => sayFinding(finding, locale),
    sayInResult: (finding) => sayFinding(finding, forResult),
    toShownLimit: (limited) => limitOf(limited, locale),
    sayLimitInResult: (limited) => sayLimit(limited, forResult),
    names: commonWords[forResult].pillars,
    isBeyond: (facts) => isBeyondOwner(tryOrElse<readonly string[]>('the platforms', [], () => findPlatforms(facts))),
    decided: isPrivate ? [] : listDecisions(await readDecisions(), target.host),
    scanUrl: browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(target.host)}`),
  };
};

const CLOCK: Clock = { now: () => Date.now(), after: (ms) => AbortSignal.timeout(ms) };

/** Opens the scan of a tab, with this browser's host and memory. */
const openJob = (
  job: Job,
  { scanHost, onTaken }: Eyes,
  { memory, onRequestLogged, onEvent }: Pick<Journal, 'memory' | 'onRequestLogged'> & Pick<ScanContext, 'onEvent'>,
): LiveScan => {
  const context: ScanContext = {
    scanHost,
    clock: CLOCK,
    memory,
    onEvent,
    onRequestLogged: (row, index) => {
      // A row that is written before its contact is made has no end yet.
      if (row.ms === null && !job.isPrivate) noteContact(row);
      return onRequestLogged(row, index);
    },
  };
  const live = openScan({ ...job, resolver: findChosenResolver(job.settings) }, context);
  onTaken(() => live.emit({ type: 'access', site: scanHost.access, seesRedirects: scanHost.seesRedirects }));
  return live;
};

/** Runs a scan to its end and reports every change; resolves with the final state. */
export const runTabScan = async (job: Job): Promise<ScanState> => {
  const { target, settings, cancel } = job;
  const eyes = openEyes(job);
  const journal = openJournal(job);
  const listening = createScanListener(job, journal);
  try {
    const { state } = await runScan(openJob(job, eyes, { ...journal, onEvent: listening.onEvent }), {
      presenter: await createPresenter(job),
      askService: async ({ ledger, dispatch }) => {
        await runServicePart({
          ...target,
          settings,
          ledger,
          cancel,
          onPart: (part) => dispatch({ type: 'service', part }),
        });
        await updateDataFromBuild(settings, ledger);
      },
      remember: ({ state, judged, facts }, platforms) =>
        storeScan({ ...job, platforms, browsing: readBrowsing(facts) }, state, judged),
    });
    return state;
  } finally {
    eyes.close();
    await tryOrElseLater('the state of a scan', undefined, listening.idle);
    await tryOrElseLater('the journal', undefined, () => journal.close());
  }
};
