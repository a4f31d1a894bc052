import { toDate } from './moment.ts';
import type { Store } from './open-store.ts';

/** How somebody's day stands, as of a sliding one: pages of many at once. */
export interface Day {
  readonly limit: number;
  readonly remaining: number;
}

const DAY = 86_400_000;

/** How the day of somebody stands who may have so many pages; counts nothing. `now` is in ms since 1970. */
export const dayOf = async (
  { db }: Pick<Store, 'db'>,
  { who, limit, now }: { readonly who: string; readonly limit: number; readonly now: number },
): Promise<Day> => {
  const { taken } = await db
    .selectFrom('pages')
    .select(({ fn }) => fn.sum<string | null>('number').as('taken'))
    .where('who', '=', who)
    .where('at', '>', toDate(now - DAY))
    .executeTakeFirstOrThrow();
  return { limit, remaining: Math.max(0, limit - Number(taken ?? 0)) };
};
