import type { Hour } from '../store/hour.ts';
import type { Store } from '../store/open-store.ts';
import { ANSWERED, type Answer, answerTo, freshScan, latestPlace } from '../store/scans.ts';
import { makeNews } from './news.ts';
import { nameOf, type Question } from './question.ts';
import { type Asker, type Entered, enter, openQueue } from './queue.ts';

/** A question, and who asks it. */
export interface Ask extends Asker {
  readonly question: Question;
  /** A result of before is not wanted. */
  readonly wantsNew?: boolean;
  /** Aborts when nobody waits for the answer any more; the scan goes on. */
  readonly gone?: AbortSignal;
}

/** What an ask came to. */
export type Asked =
  | {
      readonly kind: 'answer';
      readonly answer: Answer;
      /** Out of a scan of before, of equal questions that were asked at once, or of its own. */
      readonly from: 'fresh' | 'joined' | 'started';
      /** Whole seconds since the scan ended. */
      readonly age: number;
      /** The hour of who asks, where this counted in it. */
      readonly hour: Hour | null;
    }
  /** The hour is used up; `hour.reset` says when to come back. */
  | { readonly kind: 'limited'; readonly hour: Hour }
  /** Too many wait already. */
  | { readonly kind: 'busy' }
  /** Not answered in time: the scan goes on, and its answer will be fresh. */
  | { readonly kind: 'late'; readonly hour: Hour | null };

/** Where questions are asked. */
export interface Desk {
  ask(ask: Ask): Promise<Asked>;
  close(): Promise<void>;
}

export interface DeskSettings {
  /** The present, in ms since 1970. */
  readonly now: () => number;
  /** Ms that an asker waits for an answer; 20 s by default. */
  readonly patience?: number;
}

const PATIENCE = 20_000;
/** Ms after which it is looked all the same, had a notice been lost. */
const LOOK = 2_000;

const ageAt = (now: number, { finishedAt }: Answer): number => Math.max(0, Math.floor((now - finishedAt) / 1_000));

/** Opens a desk on a store; it does no scans itself. */
export const openDesk = async (store: Store, { now, patience = PATIENCE }: DeskSettings): Promise<Desk> => {
  await openQueue(store);
  const news = makeNews(LOOK);
  const end = await store.listen(ANSWERED, news.tell);

  /** The answer that comes after a place, or null when the time is up. */
  const waitFor = async (name: string, { tier, after }: Parameters<typeof answerTo>[2], up: AbortSignal) => {
    for (;;) {
      const told = news.next(name, up);
      const answer = await answerTo(store, name, { tier, after });
      if (answer !== null || up.aborted) return answer;
      await told;
    }
  };

  const settle = async (ask: Ask, entered: Entered, after: bigint): Promise<Asked> => {
    if (entered.way === 'busy') return { kind: 'busy' };
    if (entered.way === 'limited') return { kind: 'limited', hour: entered.hour };
    const { question, tier, gone } = ask;
    const hour = entered.way === 'started' ? entered.hour : null;
    const up = AbortSignal.any([AbortSignal.timeout(patience), ...(gone === undefined ? [] : [gone])]);
    const answer = await waitFor(nameOf(question), { tier, after }, up);
    if (answer === null) return { kind: 'late', hour };
    return { kind: 'answer', answer, from: entered.way, age: ageAt(now(), answer), hour };
  };

  return {
    ask: async (ask) => {
      const { question, tier, wantsNew = false } = ask;
      const name = nameOf(question);
      // First: what is kept from here on is an answer to this.
      const after = await latestPlace(store.db, name);
      const answer = wantsNew ? null : await freshScan(store, name, { tier, now: now() });
      if (answer !== null) return { kind: 'answer', answer, from: 'fresh', age: ageAt(now(), answer), hour: null };
      return settle(ask, await enter(store, { ...ask, after, now: now() }), after);
    },
    close: end,
  };
};
