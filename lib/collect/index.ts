import type { FactName } from '../evidence.ts';
import type { Target } from '../model.ts';
import { again } from './again.ts';
import { answer, fresh } from './answer-fact.ts';
import { canonicalTarget } from './canonical-target.ts';
import { cert } from './cert.ts';
import { cookies } from './cookies.ts';
import { dns } from './dns.ts';
import { favicon } from './favicon.ts';
import { fitting } from './fitting.ts';
import { hreflangTargets } from './hreflang-targets.ts';
import { kind } from './kind.ts';
import { language } from './language.ts';
import { libraries } from './libraries.ts';
import { listed } from './listed.ts';
import { llms } from './llms.ts';
import { mailPolicy } from './mail-policy.ts';
import { missing } from './missing.ts';
import { raw } from './raw.ts';
import { rdap } from './rdap.ts';
import type { Reach } from './reach.ts';
import { richResults } from './rich-results.ts';
import { robots } from './robots.ts';
import { scan } from './scan-fact.ts';
import { scripts } from './scripts.ts';
import { security } from './security.ts';
import { shareImage } from './share-image.ts';
import { sitemap } from './sitemap.ts';
import { twinPage } from './twin-page.ts';
import { twins } from './twins.ts';
import { variants } from './variants.ts';
import { visited } from './visited.ts';
import { wellKnown } from './well-known.ts';
import { wordpress } from './wordpress.ts';

/** Brings one fact home; throws freely, `collectFact` turns any failure into a reason. Its value is parsed by the fact's schema. */
export type Collector = (target: Target, reach: Reach) => Promise<unknown>;

/** Every fact's collector; a fact without one does not compile. */
export const COLLECTORS: { readonly [Name in FactName]: Collector } = {
  scan,
  page: async (_, reach) => fitting(await reach.page()),
  kind,
  axe: (_, reach) => reach.axe(),
  richResults,
  answer,
  fresh,
  raw,
  again,
  missing,
  security,
  cookies,
  cert,
  twins,
  language,
  robots,
  canonicalTarget,
  twinPage,
  sitemap,
  listed,
  variants,
  hreflangTargets,
  favicon,
  shareImage,
  dns,
  rdap,
  mailPolicy,
  libraries,
  scripts,
  llms,
  wellKnown,
  wordpress,
  visited,
};
