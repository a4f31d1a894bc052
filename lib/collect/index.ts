import type { FactName } from '../evidence.ts';
import type { Target } from '../model.ts';
import { collectCert } from './dns/cert.ts';
import { collectDns } from './dns/dns.ts';
import { collectMailPolicy } from './dns/mail-policy.ts';
import { collectRdap } from './dns/rdap.ts';
import { collectLanguage } from './language.ts';
import type { Reach } from './network/reach.ts';
import { limitToQuota } from './page-quota.ts';
import { scan } from './scan-fact.ts';
import { collectAgain } from './site/again.ts';
import { collectAnswer, collectFresh } from './site/answer-fact.ts';
import { collectCanonicalTarget } from './site/canonical-target.ts';
import { collectSiteCookies } from './site/cookies.ts';
import { collectFavicon } from './site/favicon.ts';
import { collectHreflangTargets } from './site/hreflang-targets.ts';
import { collectKind } from './site/kind.ts';
import { collectListed } from './site/listed.ts';
import { collectLlms } from './site/llms.ts';
import { collectMissing } from './site/missing.ts';
import { collectRaw } from './site/raw.ts';
import { collectRichResults } from './site/rich-results.ts';
import { collectRobots } from './site/robots.ts';
import { collectSecurity } from './site/security.ts';
import { collectShareImage } from './site/share-image.ts';
import { collectSitemap } from './site/sitemap.ts';
import { collectTwinPage } from './site/twin-page.ts';
import { collectTwins } from './site/twins.ts';
import { collectVariants } from './site/variants.ts';
import { collectVisited } from './site/visited.ts';
import { collectWellKnown } from './site/well-known.ts';
import { collectLibraries } from './software/libraries.ts';
import { collectScripts } from './software/scripts.ts';
import { collectWordpress } from './software/wordpress.ts';

/**
 * Collects one fact's value, which is then parsed by the fact's schema. May throw: `collectFact` turns any failure into
 * a reason.
 */
export type Collector = (target: Target, reach: Reach) => Promise<unknown>;

/** Every fact's collector; a fact without one does not compile. */
export const COLLECTORS: { readonly [Name in FactName]: Collector } = {
  scan,
  page: async (_, reach) => limitToQuota(await reach.page()),
  kind: collectKind,
  axe: (_, reach) => reach.axe(),
  richResults: collectRichResults,
  answer: collectAnswer,
  fresh: collectFresh,
  raw: collectRaw,
  again: collectAgain,
  missing: collectMissing,
  security: collectSecurity,
  cookies: collectSiteCookies,
  cert: collectCert,
  twins: collectTwins,
  language: collectLanguage,
  robots: collectRobots,
  canonicalTarget: collectCanonicalTarget,
  twinPage: collectTwinPage,
  sitemap: collectSitemap,
  listed: collectListed,
  variants: collectVariants,
  hreflangTargets: collectHreflangTargets,
  favicon: collectFavicon,
  shareImage: collectShareImage,
  dns: collectDns,
  rdap: collectRdap,
  mailPolicy: collectMailPolicy,
  libraries: collectLibraries,
  scripts: collectScripts,
  llms: collectLlms,
  wellKnown: collectWellKnown,
  wordpress: collectWordpress,
  visited: collectVisited,
};
