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

/** Every fact a scan can bring home. `docs/evidence.md` tells where each comes from. */
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
  /** What a first-time visitor gets, whatever it is. */
  answer: Answer,
  /** The same where it is the page: not seen (`wall`, `login`) when something stands before it. */
  fresh: Reply,
  /** Its policies, asked for once more; not applicable without a nonce in them. */
  again: Again,
  /** A made-up path on the host, with the robots meta elements of its page; not seen behind a wall. */
  missing: z.extend(Reply, { robotsMetas: z.optional(Glance.shape.robotsMetas) }),
  /** robots.txt; its body cut at 512,000 bytes. */
  robots: Reply,
  llms: Reply,
  /** security.txt at its well-known address and, where that has none, at the root. */
  security: z.object({ wellKnown: createPartSchema(Reply), root: createPartSchema(Reply) }),
  /** Cookies that the fresh answer sets (site access and webRequest). */
  cookies: z.array(Cookie),
  /**
   * The host in the other scheme, and the www/apex twin in both (site access). `root`: the host's own first address over
   * https, where neither the page nor one of these chains is at it; else absent.
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
  /** Where the page's one canonical address leads, when that is another page of this site; else null. */
  canonicalTarget: z.nullable(Glance),
  /** The www/apex twin where it gives a page of its own; else null. */
  twinPage: z.nullable(Glance),
  sitemap: Sitemap,
  /** Pages that the sitemap lists, at most four. */
  listed: z.array(z.object({ url: z.string(), glance: createPartSchema(Glance) })),
  /** The page's address with the other end slash, and with a tracking parameter; not applicable for the home page. */
  variants: z.object({ slash: createPartSchema(Glance), query: createPartSchema(Glance) }),
  /** The page in other languages on this site, at most two. */
  hreflangTargets: z.array(z.object({ url: z.string(), glance: createPartSchema(Glance) })),
  favicon: z.object({ declared: z.boolean(), file: ImageFile }),
  /** The file of og:image, where that is on the page's own host; else null. */
  shareImage: z.nullable(ImageFile),
  /** Library versions that the page's own world names. */
  libraries: Libraries,
  scripts: Scripts,
  /** What the browser's own detection says of the page's texts. */
  language: Language,
  visited: Visited,
  wellKnown: WellKnown,
  /** What WordPress tells anybody where its page says; null where the page advertises nothing of it. */
  wordpress: z.nullable(Wordpress),
} as const;

type Schemas = typeof FACTS;
export type FactName = keyof Schemas;
export type Facts = { readonly [Name in FactName]: z.infer<Schemas[Name]> };
export type Evidence = { readonly [Name in FactName]: Seen<Facts[Name]> };

/** Evidence in which what the site was silent about is absent, and which facts that changes (`lib/facts/absent.ts`). */
export const withoutSilence = (
  evidence: Evidence,
): { readonly facts: Evidence; readonly silent: readonly FactName[] } => {
  const { facts, silent } = filled(evidence, evidence.scan.seen ? evidence.scan.value.url : '');
  return { facts: facts as Evidence, silent: silent as FactName[] };
};

/** The facts among what was kept or recorded that fit their schemas; one that does not is as good as none. */
export const parseFittingFacts = (stored: (name: FactName) => unknown): Partial<Evidence> =>
  Object.fromEntries(
    (Object.keys(FACTS) as FactName[]).flatMap((name) => {
      const parsed = createPartSchema(FACTS[name]).safeParse(stored(name));
      return parsed.success ? [[name, parsed.data]] : [];
    }),
  );
