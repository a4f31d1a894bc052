import type { ServicePart } from '../../lib/api/service.ts';
import type { LedgerEntry } from '../../lib/model.ts';
import { PILLARS, type Pillar, type Tier } from '../../lib/model.ts';
import { assess, type Judged } from '../../lib/scan.ts';
import { begin } from '../../lib/session/begin.ts';
import type { ScanEvent } from '../../lib/session/event.ts';
import { createSession, reduce, type Session } from '../../lib/session/reduce.ts';
import { finish, type Presenter, toPillarResult } from '../../lib/session/result.ts';
import { commonWords } from '../../lib/words/common.ts';
import { limitOf, sayFinding, sayLimit } from '../../lib/words/say.ts';
import { target } from '../kit/reach.ts';
import { recorded } from '../sites/recorded.ts';

export const presenter: Presenter = {
  say: (finding) => sayFinding(finding, 'nl'),
  sayInResult: (finding) => sayFinding(finding, 'en'),
  toShownLimit: (limited) => limitOf(limited, 'nl'),
  sayLimitInResult: (limited) => sayLimit(limited, 'en'),
  names: commonWords.en.pillars,
  scanUrl: 'https://voorbeeld.nl/rapport',
};

export const facts = recorded('gewoon', 'granted');

/** A scan that has just begun. */
export const opened = (tier: Tier = 'partner'): Session =>
  createSession(begin({ id: 'een', target: target(), tier, access: { site: true, seesRedirects: true } }));

export const judgedBy = (pillar: Pillar): Judged => assess(pillar, facts as never);

export const judged = (pillar: Pillar, tier: Tier = 'partner'): ScanEvent => {
  const one = judgedBy(pillar);
  return { type: 'judged', judged: one, state: toPillarResult(one, tier, presenter.say) };
};

export const contact = (index: number, changes: Partial<LedgerEntry> = {}): ScanEvent => ({
  type: 'contact',
  index,
  row: {
    at: index,
    method: 'GET',
    host: 'voorbeeld.nl',
    path: `/${index}`,
    purpose: 'page',
    ms: null,
    bytes: null,
    status: null,
    ...changes,
  },
});

export const servicePart = (changes: Partial<ServicePart> = {}): ServicePart => ({
  phase: 'done',
  base: 'https://dienst.nl',
  url: 'https://voorbeeld.nl/',
  withKey: true,
  keyRefused: false,
  askedAt: 1,
  ms: 2,
  result: null,
  error: null,
  ...changes,
});

export const played = (session: Session, ...events: readonly ScanEvent[]): Session =>
  events.reduce((now, event) => reduce(now, event), session);

/** A scan of which every pillar is judged. */
export const allJudged = (tier: Tier = 'partner'): Session =>
  played(opened(tier), ...PILLARS.map((pillar) => judged(pillar, tier)));

/** One that has ended. */
export const finished = (tier: Tier = 'partner'): Session => {
  const session = allJudged(tier);
  return played(session, finish(session, presenter, 5_000));
};
