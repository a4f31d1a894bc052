import type { FactName } from '../evidence.ts';
import type { Target } from '../model.ts';
import { cert } from './dns/cert.ts';
import { dns } from './dns/dns.ts';
import { mailPolicy } from './dns/mail-policy.ts';
import { rdap } from './dns/rdap.ts';
import { fitting } from './fitting.ts';
import { language } from './language.ts';
import type { Reach } from './network/reach.ts';
import { scan } from './scan-fact.ts';
import { again } from './site/again.ts';
import { answer, fresh } from './site/answer-fact.ts';
import { canonicalTarget } from './site/canonical-target.ts';
import { cookies } from './site/cookies.ts';
import { favicon } from './site/favicon.ts';
import { hreflangTargets } from './site/hreflang-targets.ts';
import { kind } from './site/kind.ts';
import { listed } from './site/listed.ts';
import { llms } from './site/llms.ts';
import { missing } from './site/missing.ts';
import { raw } from './site/raw.ts';
import { richResults } from './site/rich-results.ts';
import { robots } from './site/robots.ts';
import { security } from './site/security.ts';
import { shareImage } from './site/share-image.ts';
import { sitemap } from './site/sitemap.ts';
import { twinPage } from './site/twin-page.ts';
import { twins } from './site/twins.ts';
import { variants } from './site/variants.ts';
import { visited } from './site/visited.ts';
import { wellKnown } from './site/well-known.ts';
import { libraries } from './software/libraries.ts';
import { scripts } from './software/scripts.ts';
import { wordpress } from './software/wordpress.ts';

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
