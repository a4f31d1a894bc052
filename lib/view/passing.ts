import type { Blind } from '../model.ts';
import type { ScanState } from '../state.ts';

/** Temporary reasons why something was not seen: no network, a limit, a time-out or no time left. Another moment may see it. */
const PASSING: readonly Blind[] = ['offline', 'limited', 'timeout', 'time', 'interrupted'];

/** The temporary causes; each has its sentence in the popup's words. */
const PASSING_CAUSES = ['offline', 'portal', 'limited', 'slow'] as const;
export type PassingCause = (typeof PASSING_CAUSES)[number];

type Seen = Pick<ScanState, 'pillars' | 'notes'> & Partial<Pick<ScanState, 'ledger'>>;

const listLacks = ({
  pillars,
}: Pick<ScanState, 'pillars'>): readonly { readonly pillar: string; readonly why: Blind }[] =>
  pillars.flatMap(({ id, unseen }) =>
    unseen.filter(({ why, count }) => count > 0 && PASSING.includes(why)).map(({ why }) => ({ pillar: id, why })),
  );

/** What a scan lacks and another moment may see, as `pillar reason`; empty when it lacks nothing of the kind. */
export const listPassingLacks = (state: Seen): readonly string[] => [
  ...(state.notes.includes('offline') ? ['network offline'] : []),
  ...listLacks(state).map(({ pillar, why }) => `${pillar} ${why}`),
];

/** A new visitor was redirected to something other than the page. */
const isLedAway = ({ notes }: Seen): boolean =>
  (['login', 'wall', 'redirects'] as const).some((note) => notes.includes(note));

/** The site's plain http redirects elsewhere, and its page did not answer: the network may have answered instead of the site. */
const isLedAwayByNetwork = ({ ledger = [] }: Seen): boolean =>
  ledger.some(({ purpose, status, byBrowser, followed }) => {
    return purpose === 'twin' && status === 0 && byBrowser !== true && followed !== true;
  }) && !ledger.some(({ purpose, status }) => purpose === 'page' && status !== null);

/**
 * The cause of what is temporarily lacking: first no connection, which in a network with a captive portal, such as a
 * hotel's, looks like an unreachable resolver and a site that redirects elsewhere. Null when nothing temporary is
 * lacking.
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

/** The conditions under which a result may be shown again. */
export interface Moment {
  /** Milliseconds since it was made. */
  readonly age: number;
  /** Whether the browser has a network now. */
  readonly isOnline: boolean;
}

/** Nothing at all could be determined about the domain. */
const isWithoutDomain = ({ pillars }: Seen): boolean =>
  pillars.some(
    ({ id, score, unseen }) => id === 'domein' && score === null && unseen.some(({ why }) => why === 'limited'),
  );

/**
 * Milliseconds during which a result is shown again instead of scanning again: a whole one, and one that lacks
 * something which the time before lacked too.
 */
const FRESH = { whole: 600_000, lacking: 120_000 };

/**
 * Whether a result may be shown again: it lacks nothing that another moment may see, or only what would be lacking
 * again because the network is still gone or the scan before it lacked the same. A result from the future was made
 * before the clock was set back.
 */
export const isFreshResult = (state: Seen & Pick<ScanState, 'lackedBefore'>, { age, isOnline }: Moment): boolean => {
  const lacks = listPassingLacks(state);
  if (age < 0 || age >= (lacks.length === 0 ? FRESH.whole : FRESH.lacking)) return false;
  if (lacks.length === 0) return true;
  const cause = findPassingCause(state);
  if (cause === 'offline' || cause === 'portal') return !isOnline;
  // No resolver answered at all: only a new request shows whether one does again.
  if (cause === 'limited' && isWithoutDomain(state)) return false;
  return lacks.every((lack) => state.lackedBefore?.includes(lack) === true);
};
