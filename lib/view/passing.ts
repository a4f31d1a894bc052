import type { Blind } from '../model.ts';
import type { ScanState } from '../state.ts';

/** What was not seen for want of network or time, or after a time-out: another moment may see it. */
const PASSING: readonly Blind[] = ['offline', 'limited', 'timeout', 'time', 'interrupted'];

/** Why something was not seen that another moment may see; each has its sentence in the popup's words. */
const PASSING_CAUSES = ['offline', 'portal', 'limited', 'slow'] as const;
export type PassingCause = (typeof PASSING_CAUSES)[number];

type Seen = Pick<ScanState, 'pillars' | 'notes'> & Partial<Pick<ScanState, 'ledger'>>;

const listLacks = ({
  pillars,
}: Pick<ScanState, 'pillars'>): readonly { readonly pillar: string; readonly why: Blind }[] =>
  pillars.flatMap(({ id, unseen }) =>
    unseen.filter(({ why, count }) => count > 0 && PASSING.includes(why)).map(({ why }) => ({ pillar: id, why })),
  );

/** What of a scan another moment may see, as `pillar reason`; empty where it lacks nothing of the kind. */
export const listPassingLacks = (state: Seen): readonly string[] => [
  ...(state.notes.includes('offline') ? ['network offline'] : []),
  ...listLacks(state).map(({ pillar, why }) => `${pillar} ${why}`),
];

/** A new visitor was led to something else than the page. */
const isLedAway = ({ notes }: Seen): boolean =>
  (['login', 'wall', 'redirects'] as const).some((note) => notes.includes(note));

/** The site's plain http leads away, and its page answered nothing: who answered may have been the network. */
const isLedAwayByNetwork = ({ ledger = [] }: Seen): boolean =>
  ledger.some(({ purpose, status, byBrowser, followed }) => {
    return purpose === 'twin' && status === 0 && byBrowser !== true && followed !== true;
  }) && !ledger.some(({ purpose, status }) => purpose === 'page' && status !== null);

/**
 * The cause of what passes: first no connection, which in a network that leads every visitor to a page of its own, as a
 * hotel's does, looks like a resolver out of reach beside a site that leads away. Null where nothing passes.
 */
export const findPassingCause = (state: Seen): PassingCause | null => {
  const lacks = listLacks(state);
  const hasLack = (why: Blind): boolean => lacks.some((one) => one.why === why);
  const isWithoutResolver = lacks.some(({ pillar, why }) => pillar === 'domein' && why === 'offline');
  if (isWithoutResolver && (isLedAway(state) || isLedAwayByNetwork(state))) return 'portal';
  if (state.notes.includes('offline') || hasLack('offline')) return 'offline';
  if (hasLack('limited')) return 'limited';
  return lacks.length > 0 ? 'slow' : null;
};

/** What is asked of a result before it is shown once more. */
export interface Moment {
  /** Ms since it was made. */
  readonly age: number;
  /** Whether the browser has a network now. */
  readonly isOnline: boolean;
}

/** Nothing at all of the domain could be told. */
const isWithoutDomain = ({ pillars }: Seen): boolean =>
  pillars.some(
    ({ id, score, unseen }) => id === 'domein' && score === null && unseen.some(({ why }) => why === 'limited'),
  );

/** Ms in which a result is shown again rather than made again: whole, and lacking what was lacked the time before too. */
const FRESH = { whole: 600_000, lacking: 120_000 };

/**
 * Whether a result may be shown once more: it lacks nothing that another moment may see, or only what would be lacked
 * again: the network is still gone, or the scan before it lacked the same. One from the future was made before the clock
 * was set back.
 */
export const isFreshResult = (state: Seen & Pick<ScanState, 'lackedBefore'>, { age, isOnline }: Moment): boolean => {
  const lacks = listPassingLacks(state);
  if (age < 0 || age >= (lacks.length === 0 ? FRESH.whole : FRESH.lacking)) return false;
  if (lacks.length === 0) return true;
  const cause = findPassingCause(state);
  if (cause === 'offline' || cause === 'portal') return !isOnline;
  // Nobody to ask about the domain at all: whether the resolver answers again is known only by asking.
  if (cause === 'limited' && isWithoutDomain(state)) return false;
  return lacks.every((lack) => state.lackedBefore?.includes(lack) === true);
};
