import type { ScanError } from '../api/error.ts';
import { type Locale, PILLARS, type Target, type Tier } from '../model.ts';
import { isAddress } from '../parse/url/host-match.ts';
import { isLocalFile } from '../parse/url/local-file.ts';
import type { Note, PillarState, ScanState, Situation } from '../state.ts';

const createBusyPillar = (id: PillarState['id']): PillarState => ({
  id,
  phase: 'busy',
  score: null,
  incomplete: false,
  unseen: [],
});

/** Notes that follow from the target itself: no domain of its own, or a name that is not public. */
const listTargetNotes = ({ url, host, domain, isPublic, onSharedSuffix }: Target): Note[] => {
  if (isLocalFile(url)) return ['localPage'];
  if (domain === null && isAddress(host)) return ['ipAddress'];
  if (!isPublic) return ['localName'];
  return onSharedSuffix ? ['sharedSuffix'] : [];
};

/** A scan that was requested and admitted. */
export interface Beginning {
  readonly id: string;
  readonly target: Target;
  readonly tier: Tier;
  /** The viewer's language; absent when the state is shown to nobody. */
  readonly locale?: Locale;
  /** What may be seen of the site at the start: its responses, and the redirects on the way. */
  readonly access: { readonly site: boolean; readonly seesRedirects: boolean };
  /** Notes that apply before anything is looked at. */
  readonly notes?: readonly Note[];
  /** What the last scan of the same page lacked and another moment may show. */
  readonly lackedBefore?: readonly string[];
}

/** Fields that are empty at the start of every scan. */
const BLANK = {
  overall: null,
  incomplete: false,
  ledger: [],
  result: null,
  error: null,
  situation: null,
} satisfies Partial<ScanState>;

/** What is known of a page that cannot be scanned. */
interface Unscanned {
  readonly id: string;
  readonly tabId: number;
  /** '' when it is hidden. */
  readonly url: string;
  readonly tier: Tier;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A state without pillars, for a page that cannot be scanned. */
export const withoutPillars = ({ id, tabId, url, tier, at }: Unscanned): ScanState => ({
  ...BLANK,
  id,
  tabId,
  phase: 'failed',
  url,
  host: URL.parse(url)?.hostname ?? '',
  tier,
  level: 'B',
  startedAt: at,
  finishedAt: at,
  pillars: [],
  access: false,
  notes: [],
});

/** The state of a scan that starts: every pillar busy. */
export const begin = ({ id, target, tier, locale, access, notes = [], lackedBefore = [] }: Beginning): ScanState => ({
  ...BLANK,
  id,
  tabId: target.tabId,
  phase: 'scanning',
  url: target.url,
  host: target.host,
  tier,
  level: target.level,
  ...(locale === undefined ? {} : { locale }),
  startedAt: target.at,
  finishedAt: null,
  pillars: (target.pillar === null ? PILLARS : [target.pillar]).map(createBusyPillar),
  access: access.site,
  seesRedirects: access.seesRedirects,
  notes: [...listTargetNotes(target), ...notes],
  ...(lackedBefore.length === 0 ? {} : { lackedBefore: [...lackedBefore] }),
});

/** Why there is no (new) result. */
export interface Failure {
  readonly situation: Situation;
  readonly error: ScanError;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A state that ends without a new result; an earlier result stays. */
export const toFailedState = (before: ScanState, { situation, error, at }: Failure): ScanState => ({
  ...before,
  phase: 'failed',
  finishedAt: at,
  error,
  situation,
});
