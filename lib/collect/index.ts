import type { FactName } from '../evidence.ts';
import type { Target } from '../model.ts';
import { canonicalTarget } from './canonical-target.ts';
import { dns } from './dns.ts';
import { language } from './language.ts';
import { mailPolicy } from './mail-policy.ts';
import { rdap } from './rdap.ts';
import type { Reach } from './reach.ts';
import { robots } from './robots.ts';
import { scan } from './scan-fact.ts';

/** Brings one fact home; throws freely, `look` turns any failure into a reason. Its value is parsed by the fact's schema. */
export type Collector = (target: Target, reach: Reach) => Promise<unknown>;

/** Every fact's collector. */
export const COLLECTORS: { readonly [Name in FactName]?: Collector } = {
  scan,
  page: (_, reach) => reach.page(),
  axe: (_, reach) => reach.axe(),
  language,
  robots,
  canonicalTarget,
  dns,
  rdap,
  mailPolicy,
};
