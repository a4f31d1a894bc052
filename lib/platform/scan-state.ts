import type { Progress } from '../collect/senses.ts';
import type { Evidence, FactName, Facts, Seen } from '../evidence.ts';
import { type Contact, PILLARS, type Target, type Tier } from '../model.ts';
import { enforcedPolicies, strangePolicies } from '../parse/csp.ts';
import { isLocalFile } from '../parse/local-file.ts';
import type { Note, PillarState, ScanState } from '../state.ts';

const busy = (id: PillarState['id']): PillarState => ({
  id,
  phase: 'busy',
  score: null,
  incomplete: false,
  unseen: [],
});

/** What the target itself tells a reader: no domain of its own, a name that stays home. */
const notesOf = ({ url, host, domain, isPublic, onSharedSuffix }: Target): Note[] => {
  if (isLocalFile(url)) return ['localPage'];
  if (domain === null && /^[\d.]+$|:/.test(host)) return ['ipAddress'];
  if (!isPublic) return ['localName'];
  return onSharedSuffix ? ['sharedSuffix'] : [];
};

export interface Beginning {
  readonly id: string;
  readonly target: Target;
  readonly tier: Tier;
  readonly access: { readonly site: boolean; readonly hops: boolean };
}

/** What no scan has at its start. */
const BLANK = {
  overall: null,
  incomplete: false,
  ledger: [],
  result: null,
  error: null,
  situation: null,
} satisfies Partial<ScanState>;

/** A state without pillars, for what cannot be scanned. */
export const nothing = (tabId: number, url: string, tier: Tier): ScanState => ({
  ...BLANK,
  id: crypto.randomUUID(),
  tabId,
  phase: 'failed',
  url,
  host: URL.parse(url)?.hostname ?? '',
  tier,
  level: 'B',
  startedAt: Date.now(),
  finishedAt: Date.now(),
  pillars: [],
  access: false,
  notes: [],
});

/** How a scan starts: every pillar busy. */
export const begin = ({ id, target, tier, access }: Beginning): ScanState => ({
  ...BLANK,
  id,
  tabId: target.tabId,
  phase: 'scanning',
  url: target.url,
  host: target.host,
  tier,
  level: target.level,
  startedAt: target.at,
  finishedAt: null,
  pillars: (target.pillar === null ? PILLARS : [target.pillar]).map(busy),
  access: access.site,
  hops: access.hops,
  notes: notesOf(target),
});

/** Ms that the clocks of a site and of this device may differ. */
const CLOCKS = 86_400_000;

/** By the answer to a made-up path, which no cache has from an earlier day; what a cache says of its age counts. */
const isClockWrong = ({ headers }: Facts['missing'], at: number): boolean => {
  const age = Number.parseInt(headers['age'] ?? '0', 10) * 1_000;
  return Math.abs(Date.parse(headers['date'] ?? '') + age - at) > CLOCKS;
};

const noteOfDocument = ({ complete, translated }: Facts['page']['document']): Note | null => {
  if (!complete) return 'hugePage';
  return translated ? 'translated' : null;
};

/** The conditions of a scan that its facts do not tell: when it began, and its contacts. */
interface Around {
  readonly at: number;
  readonly rows?: readonly Contact[];
}

const isLedAway = ({ rows = [] }: Around): boolean =>
  rows.some(({ purpose, followed }) => purpose === 'page' && followed === false);

/** What a fact tells of the conditions: no network, a wall, a login page, a redirect that was not followed, a wrong clock. */
export const noteOf = (name: FactName, fact: Seen<unknown>, around: Around): Note | null => {
  const { at } = around;
  if (name === 'missing' && fact.seen && isClockWrong(fact.value as Facts['missing'], at)) return 'clock';
  if (name === 'page' && fact.seen) return noteOfDocument((fact.value as Facts['page']).document);
  if ((name === 'page' || name === 'raw') && !fact.seen && fact.why === 'tooLarge') return 'tooMuch';
  if (name !== 'fresh' || fact.seen) return null;
  if (fact.why === 'offline' || fact.why === 'wall' || fact.why === 'login') return fact.why;
  return isLedAway(around) ? 'redirects' : null;
};

/**
 * Whether something was refused on the page by a policy (CSP) that is not in the fresh answer and that the page does not
 * state itself. A policy that was taken away or loosened refuses nothing, and so cannot be seen.
 */
export const policyNoteOf = ({ page, fresh, raw }: Partial<Evidence>): Note | null => {
  if (!page?.seen || !fresh?.seen || !raw?.seen) return null;
  const { document, head } = page.value;
  const known = enforcedPolicies(fresh.value.headers, [...raw.value.head.metas, ...head.metas]);
  return known !== null && strangePolicies(document.refusedBy ?? [], known).length > 0 ? 'otherPolicy' : null;
};

/** The pillars with one of them judged. */
export const withPillar = (pillars: readonly PillarState[], done: PillarState): PillarState[] =>
  pillars.map((before) => (before.id === done.id ? done : before));

/** The pillars with the engine's progress told at its own, while that is busy. */
export const withProgress = (pillars: readonly PillarState[], progress: Progress): PillarState[] =>
  pillars.map((pillar) =>
    pillar.id === 'toegankelijkheid' && pillar.phase === 'busy' ? { ...pillar, progress } : pillar,
  );
