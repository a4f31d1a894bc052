import * as z from 'zod/mini';
import { withoutSilence as filled } from './facts/absent.ts';
import { Again } from './facts/again.ts';
import { Axe } from './facts/axe.ts';
import { Cert } from './facts/cert.ts';
import { Dns } from './facts/dns.ts';
import { Glance } from './facts/glance.ts';
import { ImageFile } from './facts/image-file.ts';
import { Kind } from './facts/kind.ts';
import { Language } from './facts/language.ts';
import { Libraries } from './facts/libraries.ts';
import { Page } from './facts/page.ts';
import { Rdap } from './facts/rdap.ts';
import { Answer, Cookie, Reply, Trail } from './facts/reply.ts';
import { RichResults } from './facts/rich-results.ts';
import { Scan } from './facts/scan.ts';
import { Scripts } from './facts/scripts.ts';
import { createPartSchema, type Seen } from './facts/seen.ts';
import { Sitemap } from './facts/sitemap.ts';
import { Visited } from './facts/visited.ts';
import { WellKnown } from './facts/well-known.ts';
import { Wordpress } from './facts/wordpress.ts';

export { createNotSeen, createSeen, type NotSeen, type Seen } from './facts/seen.ts';

/** Every fact that a scan can collect. `docs/evidence.md` describes the source of each. */
export const FACTS = {
  scan: Scan,
  /** The live page. */
  page: Page,
  /** What kind of page the live page is. */
  kind: Kind,
  /** The raw HTML of the fresh answer, parsed inertly; not applicable when that answer is a 4xx or 5xx. */
  raw: Page,
  axe: Axe,
  /** Faults in the fields of the page's rich results. */
  richResults: RichResults,
  /** The response that a first-time visitor gets, whatever it is. */
  answer: Answer,
  /** The same if it is the page: not seen (`wall`, `login`) when something else is shown instead. */
  fresh: Reply,
  /** Its policies, requested once more; not applicable without a nonce in them. */
  again: Again,
  /** The response to a made-up path on the host, with the robots meta elements of its page; not seen behind a wall. */
  missing: z.extend(Reply, { robotsMetas: z.optional(Glance.shape.robotsMetas) }),
  /** robots.txt; its body is truncated at 512,000 bytes. */
  robots: Reply,
  llms: Reply,
  /** security.txt at its well-known address and, if there is none, at the root. */
  security: z.object({ wellKnown: createPartSchema(Reply), root: createPartSchema(Reply) }),
  /** Cookies that the fresh answer sets (site access and webRequest). */
  cookies: z.array(Cookie),
  /**
   * The host in the other scheme, and the www/apex twin in both (site access). `root`: the host's own first address
   * over https, if neither the page nor one of these chains is at it; else absent.
   */
  twins: z.object({
    otherScheme: createPartSchema(Trail),
    twinHttp: createPartSchema(Trail),
    twinHttps: createPartSchema(Trail),
    root: z.exactOptional(createPartSchema(Trail)),
  }),
  /** The site's connection and certificate (Firefox, site access); not applicable over http. */
  cert: Cert,
  dns: Dns,
  /** The MTA-STS policy file (site access); not applicable without a record that announces it. */
  mailPolicy: Reply,
  rdap: Rdap,
  /** The target of the page's only canonical address, if that is another page of this site; else null. */
  canonicalTarget: z.nullable(Glance),
  /** The www/apex twin if it returns a page of its own; else null. */
  twinPage: z.nullable(Glance),
  sitemap: Sitemap,
  /** Pages that the sitemap lists, at most four. */
  listed: z.array(z.object({ url: z.string(), glance: createPartSchema(Glance) })),
  /**
   * The page's address with the trailing slash added or removed, and with a tracking parameter; not applicable for the
   * home page.
   */
  variants: z.object({ slash: createPartSchema(Glance), query: createPartSchema(Glance) }),
  /** The page in other languages on this site, at most two. */
  hreflangTargets: z.array(z.object({ url: z.string(), glance: createPartSchema(Glance) })),
  favicon: z.object({ declared: z.boolean(), file: ImageFile }),
  /** The file of og:image, if it is on the page's own host; else null. */
  shareImage: z.nullable(ImageFile),
  /** Library versions that the page's own world states. */
  libraries: Libraries,
  scripts: Scripts,
  /** The browser's own language detection for the page's texts. */
  language: Language,
  visited: Visited,
  wellKnown: WellKnown,
  /** What WordPress exposes publicly at the addresses that the page advertises; null when it advertises none. */
  wordpress: z.nullable(Wordpress),
} as const;

type Schemas = typeof FACTS;
export type FactName = keyof Schemas;
export type Facts = { readonly [Name in FactName]: z.infer<Schemas[Name]> };
export type Evidence = { readonly [Name in FactName]: Seen<Facts[Name]> };

/**
 * Evidence in which what the site was silent about is absent, with the names of the facts that this changes
 * (`lib/facts/absent.ts`).
 */
export const withoutSilence = (
  evidence: Evidence,
): { readonly facts: Evidence; readonly silent: readonly FactName[] } => {
  const { facts, silent } = filled(evidence, evidence.scan.seen ? evidence.scan.value.url : '');
  return { facts: facts as Evidence, silent: silent as FactName[] };
};

/** Returns the stored or recorded facts that match their schemas; others are left out. */
export const parseFittingFacts = (stored: (name: FactName) => unknown): Partial<Evidence> =>
  Object.fromEntries(
    (Object.keys(FACTS) as FactName[]).flatMap((name) => {
      const parsed = createPartSchema(FACTS[name]).safeParse(stored(name));
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );
