import { toTarget } from '../../collect/target.ts';
import { orElseLater } from '../../fault.ts';
import { allFacts } from '../../scan.ts';
import type { ScanState } from '../../state.ts';
import { browser } from '../browser.ts';
import { interfaceLocale } from '../locale.ts';
import { accessTo } from '../page/access.ts';
import { noteRestart } from '../storage/running.ts';
import { settingsSlot } from '../storage/store.ts';
import type { Job, Past } from './job.ts';
import { jobOn, launch } from './jobs.ts';
import { answersIn, contactsIn, factsIn, type JobRecord, jobIn, keepJob, keysOf, strayKeys } from './journal.ts';
import { refuse } from './refuse.ts';
import { allStates } from './states.ts';

/** How often a scan is gone on with; then it ends with what it has. */
const ATTEMPTS = 2;

type Session = Readonly<Record<string, unknown>>;

const pastOf = (record: JobRecord, { service }: ScanState, session: Session): Past => {
  const { id, attempts, version } = record;
  const facts = factsIn(session, id);
  // Another version of the extension may look at other things: it ends what the earlier one began.
  const ends = attempts >= ATTEMPTS || version !== browser.runtime.getManifest().version;
  return {
    known: ends ? allFacts(facts) : facts,
    rows: contactsIn(session, id),
    answers: answersIn(session, id),
    service: service ?? null,
    keys: keysOf(session, id),
  };
};

const jobOf = async (record: JobRecord, past: Past): Promise<Omit<Job, 'changed' | 'cancel'>> => {
  const { id, tier, isPrivate, shown, aim } = record;
  const target = toTarget(aim);
  const [settings, access] = await Promise.all([settingsSlot.get(), accessTo(target)]);
  const locale = interfaceLocale(settings);
  return { id, target, tier, access, settings, locale, isPrivate, shown, attempts: record.attempts + 1, past };
};

/** Goes on with one scan; false where nothing of it was kept. */
const goOn = async (state: ScanState, session: Session, changed: Job['changed']): Promise<boolean> => {
  const record = jobIn(session, state.id);
  if (record === null) return false;
  const job = await jobOf(record, pastOf(record, state, session));
  await keepJob(job);
  launch({ ...job, changed });
  return true;
};

/**
 * Goes on with the scans that an earlier background left unfinished: facts that are in stay, only the others are looked
 * for again. Nothing is counted under the hour's limit.
 */
export const resume = async (changed: Job['changed']): Promise<void> => {
  const states = await allStates();
  const session: Session = await browser.storage.session.get(null);
  const isKnown = states.some(({ phase }) => phase === 'scanning');
  await orElseLater('a restart', undefined, () => noteRestart(isKnown));
  const unfinished = states.filter(({ phase, tabId }) => phase === 'scanning' && jobOn(tabId) === undefined);
  const stray = strayKeys(
    session,
    unfinished.map(({ id }) => id),
  );
  if (stray.length > 0) await browser.storage.session.remove([...stray]);
  for (const state of unfinished) {
    const goesOn = await orElseLater('going on with a scan', false, () => goOn(state, session, changed));
    if (!goesOn) await refuse(state, { situation: 'crashed' }, changed);
  }
};
