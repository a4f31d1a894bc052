import * as z from 'zod/mini';
import type { ResponseCache, StoredAnswer } from '../../collect/network/response-cache.ts';
import { type Evidence, type FactName, parseFittingFacts, type Seen } from '../../evidence.ts';
import { Cookie, Hop } from '../../facts/reply.ts';
import { type LedgerEntry, PILLARS } from '../../model.ts';
import { LedgerRow, parseJson } from '../../state.ts';
import { browser } from '../browser.ts';
import { Shown } from '../page/shown.ts';
import { decodeBase64, toBase64 } from '../storage/base64.ts';
import { keepInSession } from '../storage/session-quota.ts';
import type { Job, ResumeData } from './job.ts';

/** Stores items together, or one by one if there is no room for all of them at once. */
const keepAll = async (items: Session): Promise<void> => {
  if ((await keepInSession(items)) || Object.keys(items).length === 1) return;
  for (const [key, value] of Object.entries(items)) await keepInSession({ [key]: value });
};

type Put = (items: Session) => Promise<void>;

/** Returns a writer that writes sequentially: items that arrive during a write are grouped into the next one. */
const createGroupedWriter = (): { readonly put: Put; idle(): Promise<void> } => {
  let next: Session = {};
  let writing: Promise<void> = Promise.resolve();
  /** The pending write that will include `next`; null when there is none. */
  let due: Promise<void> | null = null;
  const write = (): Promise<void> => {
    const items = next;
    next = {};
    due = null;
    writing = keepAll(items);
    return writing;
  };
  return {
    put(items) {
      next = { ...next, ...items };
      due ??= writing.then(write);
      return due;
    },
    idle: () => due ?? writing,
  };
};

/** The keys in session memory that one scan writes. */
interface OwnKeys {
  /** Resolves when these items are written, or found no room; writes nothing once closed. */
  readonly put: Put;
  /** The same for items that something waits for: they are written before all others. */
  readonly putFirst: Put;
  /** Removes everything ever put, `first` too. */
  close(): Promise<void>;
}

/**
 * Collects the keys that one scan writes to session memory, so that they can be removed in one go. Each write costs the
 * browser and every view a millisecond or two, so writes are grouped.
 */
export const openKeys = (first: readonly string[]): OwnKeys => {
  let open = true;
  const keys = new Set<string>(first);
  const [urgent, others] = [createGroupedWriter(), createGroupedWriter()];
  const putBy =
    ({ put }: { readonly put: Put }): Put =>
    async (items) => {
      if (!open) return;
      for (const key of Object.keys(items)) keys.add(key);
      await put(items);
    };
  const close = async (): Promise<void> => {
    open = false;
    // What is still being written must not come after this.
    await Promise.all([urgent.idle(), others.idle()]);
    await browser.storage.session.remove([...keys]);
  };
  return { put: putBy(others), putFirst: putBy(urgent), close };
};

/**
 * What a running scan stores about itself, so that another background can resume it: its identity, its facts, every
 * contact, and the responses that were short enough. Never a finding. Removed when the scan ends.
 */
export const JobRecord = z.object({
  id: z.string(),
  /** Version of the extension that started it. */
  version: z.string(),
  /** How often another background resumed it. */
  attempts: z.number(),
  isPrivate: z.boolean(),
  tier: z.enum(['public', 'partner']),
  aim: z.object({
    tabId: z.number(),
    url: z.url(),
    at: z.number(),
    level: z.enum(['A', 'B', 'C']),
    pillar: z.nullable(z.enum(PILLARS)),
  }),
  shown: z.nullable(Shown),
});
export type JobRecord = z.infer<typeof JobRecord>;

/**
 * Bytes of one stored response body (before base64), and of all those of a scan: session memory has 10 MB for all tabs
 * together.
 */
const QUOTA = { answer: 200_000, scan: 1_500_000 };

const StoredEntry = z.object({
  key: z.string(),
  answer: z.object({
    asked: z.string(),
    url: z.string(),
    status: z.number(),
    redirected: z.boolean(),
    headers: z.record(z.string(), z.string()),
    hsts: z.exactOptional(z.nullable(z.string())),
    body: z.string(),
    truncated: z.boolean(),
    cookies: z.nullable(z.array(Cookie)),
  }),
  outcome: z.object({ hops: z.array(Hop), cookies: z.nullable(z.array(Cookie)) }),
});

type Session = Readonly<Record<string, unknown>>;

const toJobKey = (id: string): string => `job:${id}`;
const listPrefixes = (id: string): readonly string[] => [
  toJobKey(id),
  `fact:${id}:`,
  `contact:${id}:`,
  `answer:${id}:`,
];

/** The stored job; null when there is none that fits. */
export const readJob = (session: Session, id: string): JobRecord | null => {
  const parsed = JobRecord.safeParse(session[toJobKey(id)]);
  return parsed.success ? parsed.data : null;
};

const listValues = (session: Session, prefix: string): readonly unknown[] =>
  Object.entries(session).flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []));

/** The facts stored so far; one that does not match its schema is left out. */
export const readFacts = (session: Session, id: string): Partial<Evidence> =>
  parseFittingFacts((name) => parseJson(session[`fact:${id}:${name}`]));

/** Contacts in the order they were made; one that cannot be read is left out. */
export const readContacts = (session: Session, id: string): readonly LedgerEntry[] => {
  const prefix = `contact:${id}:`;
  const parseIndex = ([key]: readonly [string, unknown]): number => Number(key.slice(prefix.length));
  return Object.entries(session)
    .filter(([key]) => key.startsWith(prefix))
    .toSorted((one, other) => parseIndex(one) - parseIndex(other))
    .flatMap(([, value]) => LedgerRow.safeParse(parseJson(value)).data ?? []);
};

/** Stored responses by request, in the order they arrived; one that cannot be read is requested again. */
export const readAnswers = (session: Session, id: string): ResumeData['answers'] => {
  const answers = new Map<string, StoredAnswer[]>();
  for (const value of listValues(session, `answer:${id}:`)) {
    const parsed = StoredEntry.safeParse(parseJson(value));
    const body = parsed.success ? decodeBase64(parsed.data.answer.body) : null;
    if (!parsed.success || body === null) continue;
    const { key, answer, outcome } = parsed.data;
    const entry: StoredAnswer = { answer: { ...answer, body }, outcome: { ...outcome, failure: null } };
    answers.set(key, [...(answers.get(key) ?? []), entry]);
  }
  return answers;
};

const isOf = (key: string, id: string): boolean => listPrefixes(id).some((prefix) => key.startsWith(prefix));

/** Keys of what a scan stored about itself. */
export const listKeys = (session: Session, id: string): readonly string[] =>
  Object.keys(session).filter((key) => isOf(key, id));

/** Keys of journals whose scan is not among these. */
export const listStrayKeys = (session: Session, ids: readonly string[]): readonly string[] =>
  Object.keys(session).filter((key) => /^(?:job|fact|contact|answer):/.test(key) && !ids.some((id) => isOf(key, id)));

export interface Journal {
  readonly memory: ResponseCache;
  readonly onRequestLogged: (row: LedgerEntry, index: number) => Promise<unknown>;
  /** Called when a fact arrived. */
  readonly came: (name: FactName, fact: Seen<unknown>) => Promise<unknown>;
  /** Removes everything that this scan stored about itself. */
  close(): Promise<void>;
}

type Begun = Pick<Job, 'id' | 'target' | 'tier' | 'isPrivate' | 'shown' | 'attempts'>;

/** Stores a job's identity before the views learn of it: a scan of which only the state was stored cannot be resumed. */
export const keepJob = async ({ id, target, tier, isPrivate, shown, attempts }: Begun): Promise<void> => {
  const { tabId, url, at, level, pillar } = target;
  const aim = { tabId, url, at, level, pillar };
  const { version } = browser.runtime.getManifest();
  const record: JobRecord = { id, version, attempts, isPrivate, tier, aim, shown };
  await keepInSession({ [toJobKey(id)]: record });
};

/**
 * Uses each stored response once: requests that are repeated on purpose, to see whether a nonce changes, must not get
 * the same response twice.
 */
const createRecall = ({ answers }: ResumeData): ResponseCache['recall'] => {
  const left = new Map([...answers].map(([key, entry]) => [key, [...entry]]));
  return (key) => left.get(key)?.shift();
};

/** Opens the journal of a scan, or continues it. */
export const openJournal = ({ id, attempts, past }: Pick<Job, 'id' | 'attempts' | 'past'>): Journal => {
  let room = QUOTA.scan;
  let count = 0;
  const { put, putFirst, close } = openKeys([toJobKey(id), ...past.keys]);
  const keep = (key: string, { answer, outcome }: StoredAnswer): void => {
    const size = answer.body.byteLength;
    if (size > QUOTA.answer || size > room) return;
    room -= size;
    const { hops, cookies } = outcome;
    const entry = { key, answer: { ...answer, body: toBase64(answer.body) }, outcome: { hops, cookies } };
    count += 1;
    void put({ [`answer:${id}:${attempts}.${count}`]: JSON.stringify(entry) });
  };

  // Everything is stored as JSON in a string: the browser passes every change to every view, and takes ten times as
  // long for objects.
  const toContactKey = (index: number): string => `contact:${id}:${index}`;
  // In one write: a background that ends between two of them must not leave one row in the place of another.
  if (past.rows.length > 0)
    void putFirst(Object.fromEntries(past.rows.map((row, index) => [toContactKey(index), JSON.stringify(row)])));
  return {
    memory: { recall: createRecall(past), keep },
    // A row without an end is written first, because its contact waits for it.
    onRequestLogged: (row, index) => (row.ms === null ? putFirst : put)({ [toContactKey(index)]: JSON.stringify(row) }),
    came: (name, fact) => put({ [`fact:${id}:${name}`]: JSON.stringify(fact) }),
    close,
  };
};
