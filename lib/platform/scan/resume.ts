import { toTarget } from '../../collect/target.ts';
import { tryOrElseLater } from '../../fault.ts';
import { completeFacts } from '../../scan.ts';
import type { ScanState } from '../../state.ts';
import { browser } from '../browser.ts';
import { getInterfaceLocale } from '../locale.ts';
import { readAccess } from '../page/access.ts';
import { noteRestart } from '../storage/running.ts';
import { settingsSlot } from '../storage/store.ts';
import { failScan } from './fail-scan.ts';
import type { Job, ResumeData } from './job.ts';
import { getJob, launch } from './jobs.ts';
import {
  type JobRecord,
  keepJob,
  listKeys,
  listStrayKeys,
  readAnswers,
  readContacts,
  readFacts,
  readJob,
} from './journal.ts';
import { listStates } from './states.ts';

/** How often a scan is resumed; after that it ends with what it has. */
const ATTEMPTS = 2;

type Session = Readonly<Record<string, unknown>>;

const readPast = (record: JobRecord, { service }: ScanState, session: Session): ResumeData => {
  const { id, attempts, version } = record;
  const facts = readFacts(session, id);
  // Another version of the extension may look at other things: it ends what the earlier one began.
  const ends = attempts >= ATTEMPTS || version !== browser.runtime.getManifest().version;
  return {
    known: ends ? completeFacts(facts) : facts,
    rows: readContacts(session, id),
    answers: readAnswers(session, id),
    service: service ?? null,
    keys: listKeys(session, id),
  };
};

const restoreJob = async (record: JobRecord, past: ResumeData): Promise<Omit<Job, 'changed' | 'cancel'>> => {
  const { id, tier, isPrivate, shown, aim } = record;
  const target = toTarget(aim);
  const [settings, access] = await Promise.all([settingsSlot.get(), readAccess(target)]);
  const locale = getInterfaceLocale(settings);
  return { id, target, tier, access, settings, locale, isPrivate, shown, attempts: record.attempts + 1, past };
};

/** Resumes one scan; false when nothing of it was stored. */
const resumeScan = async (state: ScanState, session: Session, changed: Job['changed']): Promise<boolean> => {
  const record = readJob(session, state.id);
  if (record === null) return false;
  const job = await restoreJob(record, readPast(record, state, session));
  await keepJob(job);
  launch({ ...job, changed });
  return true;
};

/**
 * Resumes the scans that an earlier background left unfinished: stored facts are reused, only the others are collected
 * again. Does not count towards the hourly limit.
 */
export const resumeScans = async (changed: Job['changed']): Promise<void> => {
  const states = await listStates();
  const session: Session = await browser.storage.session.get(null);
  const isKnown = states.some(({ phase }) => phase === 'scanning');
  await tryOrElseLater('a restart', undefined, () => noteRestart(isKnown));
  const unfinished = states.filter(({ phase, tabId }) => phase === 'scanning' && getJob(tabId) === undefined);
  const stray = listStrayKeys(
    session,
    unfinished.map(({ id }) => id),
  );
  if (stray.length > 0) await browser.storage.session.remove([...stray]);
  for (const state of unfinished) {
    const goesOn = await tryOrElseLater('going on with a scan', false, () => resumeScan(state, session, changed));
    if (!goesOn) await failScan(state, { situation: 'crashed' }, changed);
  }
};
