import { eventOf } from '../../notify/event.ts';
import type { Reader } from '../../notify/letter.ts';
import { NotSent, type Post } from '../../notify/mail.ts';
import type { Notice } from '../../notify/notice.ts';
import { type Courier, isHopeless, waitAfter } from '../../notify/webhook.ts';
import { makeLink } from '../../store/monitoring/reader-links.ts';
import { type ReaderOf, readerOf } from '../../store/monitoring/readers.ts';
import { type Delivery, type Ending, endDelivery, takeDeliveries, tellTeam } from '../../store/monitoring/tellings.ts';
import { noteTaken, turnOff, type WebhookOf, webhookOf } from '../../store/monitoring/webhooks.ts';
import type { Store } from '../../store/open-store.ts';
import { noteAct } from '../../store/teams/audit.ts';
import { plainName } from '../../store/teams/key-name.ts';
import { keyOf } from '../../store/teams/keys.ts';

export interface DelivererSettings {
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** Where mail goes; null where the operator set no server: it waits. */
  readonly post: Post | null;
  readonly courier: Courier;
  /** Where a mail leads. */
  readonly links: {
    readonly view: (host: string | null) => string;
    readonly confirm: (token: string) => string;
    readonly leave: (token: string) => string;
  };
  /** Ms between two looks; 5 s by default. */
  readonly look?: number;
  readonly fault: (error: Error) => void;
  /** Hears that a look went well, and what came of each try. */
  readonly ran?: () => void;
  readonly sent?: (way: 'mail' | 'webhook', came: 'done' | 'failed' | 'retry') => void;
}

/** What brings notices to whom they are for; each process that scans has one. */
export interface Deliverer {
  /** Brings what is due; resolves when there is nothing more now. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK = 5_000;
/** Tellings at once. */
const AT_ONCE = 10;
/** Ms until a mail is tried that has no server yet. */
const LATER = 600_000;

const GONE: Ending = { state: 'failed', problem: 'nobody asks for it any more' };

/** When to try again after so many tries, or that it is over. */
const later = (tries: number, now: number, problem: string): Ending => {
  const wait = waitAfter(tries);
  return wait === null ? { state: 'failed', problem } : { state: 'waiting', dueAt: now + wait * 1_000, problem };
};

const readerFor = async (
  { db }: Store,
  { told }: Notice,
  reader: ReaderOf,
  { links, now }: DelivererSettings,
): Promise<Reader> => {
  const host = 'site' in told ? (told.site?.host ?? null) : null;
  const isAsking = told.kind === 'confirm';
  const token = await makeLink(db, { reader: reader.id, deed: isAsking ? 'confirm' : 'leave', now: now() });
  const team = await keyOf({ db }, reader.team, now());
  const { address, site, locale, zone } = reader;
  const leads = { view: links.view(host), confirm: isAsking ? links.confirm(token) : '' };
  return {
    ...{ address, site, locale, zone },
    team: team === null ? 'Pijler' : plainName(team.name),
    links: { ...leads, leave: isAsking ? null : links.leave(token) },
  };
};

/** Who did not say yes gets one question, and nothing else; who did, what was confirmed. */
const mayGet = ({ told }: Notice, { confirmedAt, endedAt, wants }: ReaderOf): boolean => {
  if (endedAt !== null || told.kind === 'confirm') return endedAt === null && confirmedAt === null;
  return confirmedAt !== null && wants.includes(told.kind === 'digest' ? 'digest' : 'notices');
};

/** What a mail can be about; null for what is told to webhooks alone. */
const noticeOf = ({ notice: { told, ...rest } }: Delivery): Notice | null =>
  told.kind === 'scanDone' || told.kind === 'batchDone' || told.kind === 'webhookTest' ? null : { ...rest, told };

const mail = async (store: Store, delivery: Delivery, settings: DelivererSettings): Promise<Ending> => {
  const { post, now } = settings;
  const reader = await readerOf(store.db, delivery.reader ?? '');
  const notice = noticeOf(delivery);
  if (notice === null || reader === undefined || !mayGet(notice, reader)) return GONE;
  if (post === null) return { state: 'waiting', dueAt: now() + LATER, problem: 'no mail server is set' };
  try {
    await post.send(notice, await readerFor(store, notice, reader, settings), now());
    return { state: 'done' };
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return error.isFinal ? { state: 'failed', problem: error.message } : later(delivery.tries, now(), error.message);
  }
};

type Missed = Extract<Awaited<ReturnType<Courier['deliver']>>, { ok: false }>;

/** Notes that a message was not taken; a webhook that takes none for days is turned off, and its team told. */
const missed = async ({ db }: Store, hook: WebhookOf, { why, detail }: Missed, now: number): Promise<void> => {
  const { id, team, url } = hook;
  const since = await noteTaken(db, hook, { taken: false, now });
  if (why === 'refused' || why === 'redirect')
    await noteAct(db, { team, key: null }, { act: 'webhookRefused', about: detail, now });
  if (!isHopeless(since, now, why)) return;
  await db.transaction().execute(async (tx) => {
    if (!(await turnOff(tx, id, now))) return;
    const told = { kind: 'webhookOff', host: new URL(url).hostname, since, why } as const;
    await tellTeam(tx, { team, about: [id, 'off', String(now)], at: now, told }, { forWebhooks: false });
  });
};

const webhook = async (
  store: Store,
  { notice, webhook: id, tries }: Delivery,
  settings: DelivererSettings,
): Promise<Ending> => {
  const { courier, now } = settings;
  const hook = await webhookOf(store.db, id ?? '');
  if (hook === undefined || hook.offAt !== null) return GONE;
  const message = { id: notice.id, timestamp: Math.floor(now() / 1_000), body: eventOf(notice) };
  const delivered = await courier.deliver(hook, message);
  if (delivered.ok) {
    await noteTaken(store.db, hook, { taken: true, now: now() });
    return { state: 'done' };
  }
  if (delivered.forLog !== undefined) settings.fault(new Error(`webhook ${hook.id}: ${delivered.forLog}`));
  await missed(store, hook, delivered, now());
  const problem = `${delivered.why} ${delivered.detail}`.trim();
  return delivered.why === 'gone' ? { state: 'failed', problem } : later(tries, now(), problem);
};

const bring = async (store: Store, delivery: Delivery, settings: DelivererSettings): Promise<void> => {
  const ending = await (delivery.webhook === null ? mail : webhook)(store, delivery, settings);
  await endDelivery(store.db, delivery, ending);
  const way = delivery.webhook === null ? 'mail' : 'webhook';
  settings.sent?.(way, ending.state === 'waiting' ? 'retry' : ending.state);
};

/** Opens what brings notices, over a store; it looks by itself now and then. */
export const openDeliverer = (store: Store, settings: DelivererSettings): Deliverer => {
  let [isClosed, current] = [false, Promise.resolve()];
  const all = async (): Promise<void> => {
    while (!isClosed) {
      const due = await takeDeliveries(store.db, settings.now(), AT_ONCE);
      await Promise.all(due.map((one) => bring(store, one, settings).catch(settings.fault)));
      if (due.length < AT_ONCE) return settings.ran?.();
    }
  };
  const look = (): Promise<void> => {
    const ended = current.then(all);
    current = ended.catch(() => {});
    return ended;
  };
  const timer = setInterval(() => void look().catch(settings.fault), settings.look ?? LOOK);
  timer.unref();
  return {
    look,
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      await current;
    },
  };
};
