import type { Kysely } from 'kysely';
import { DAY } from '../../../../lib/time.ts';
import { hashOf } from '../../../core/store/hash-of.ts';
import { lockNamed } from '../../../core/store/lock-named.ts';
import { toDate } from '../../../core/store/moment.ts';
import type { Tables } from '../../../core/store/tables.ts';

/** Questions to one mailbox in a day: of one team, and of all teams together. */
const MOST_QUESTIONS = { ofTeam: 5, ofAll: 10 } as const;

/** What a mailbox is called here: `name+anything@host` is that of `name@host`. Only its hash is kept. */
const hashMailbox = (address: string): string => {
  const [name = '', host = ''] = address.toLowerCase().split('@');
  return hashOf(`${name.split('+')[0]}@${host}`);
};

/** Whole seconds until there is room again, by the moments of what counts, newest first. */
const waitFor = (moments: readonly number[], most: number, now: number): number => {
  const last = moments[most - 1];
  return last === undefined ? 0 : Math.max(1, Math.ceil((last + DAY - now) / 1_000));
};

/** One at a time asks a mailbox, until the transaction ends: what is counted of it and known of it holds. */
export const lockMailbox = async (tx: Kysely<Tables>, address: string): Promise<void> => {
  await lockNamed(tx, `mailbox ${hashMailbox(address)}`);
};

/**
 * Counts a question to an address, under its lock: by mailbox, of all teams, so that nobody floods one through many sites or
 * keys. Gives whole seconds to wait, and counts nothing, where there were as many as there may be; else 0.
 */
export const countQuestion = async (
  tx: Kysely<Tables>,
  { address, team, now }: { readonly address: string; readonly team: string; readonly now: number },
): Promise<number> => {
  const who = hashMailbox(address);
  const recent = await tx
    .selectFrom('reader_questions')
    .select(['team', 'at'])
    .where('who', '=', who)
    .where('at', '>', toDate(now - DAY))
    .where('at', '<', toDate(now + DAY))
    .orderBy('at', 'desc')
    .execute();
  const toMoments = (rows: typeof recent): readonly number[] => rows.map(({ at }) => at.getTime());
  const own = recent.filter((one) => one.team === team);
  const wait = Math.max(
    waitFor(toMoments(own), MOST_QUESTIONS.ofTeam, now),
    waitFor(toMoments(recent), MOST_QUESTIONS.ofAll, now),
  );
  if (wait > 0) return wait;
  await tx
    .insertInto('reader_questions')
    .values({ who, team, at: toDate(now) })
    .execute();
  return 0;
};

/** Forgets the questions that count for nothing any more. */
export const deleteOldQuestions = async (db: Kysely<Tables>, now: number): Promise<void> => {
  await db
    .deleteFrom('reader_questions')
    .where('at', '<=', toDate(now - DAY))
    .execute();
};
