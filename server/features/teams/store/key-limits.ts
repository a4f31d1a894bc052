import type { Key } from './keys.ts';
import type { DayCount } from './quota.ts';
import type { Count } from './rate-limit.ts';

/** Returns the hourly count of a key: its own, within that of its team. */
export const toHourCount = ({ id, team, perHour, ofTeam }: Key): Omit<Count, 'now'> => ({
  who: `key ${id}`,
  limit: perHour,
  ...(ofTeam !== undefined && { within: { who: `team ${team}`, limit: ofTeam.perHour } }),
});

/** Returns the daily count of a key: its own, within that of its team. */
export const toDayCount = ({ id, team, perDay, ofTeam }: Key): Omit<DayCount, 'now'> => ({
  who: `key ${id}`,
  limit: perDay,
  ...(ofTeam !== undefined && { within: { who: `team ${team}`, limit: ofTeam.perDay } }),
});
