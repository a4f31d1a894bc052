import type { Page, PageSection } from '../../facts/page.ts';
import type { Reply, Trail } from '../../facts/reply.ts';
import type { Blind, Purpose } from '../../model.ts';
import type { Answer } from './answer.ts';

/** Thrown by reach and collectors when something could not be seen; `collectFact` turns it into the fact's reason. */
export class NotObservable extends Error {
  readonly why: Blind | 'notApplicable';
  constructor(why: Blind | 'notApplicable', detail = '') {
    super(detail === '' ? why : `${why}: ${detail}`);
    this.name = 'NotObservable';
    this.why = why;
  }
}

/** The same, of a request that the page kept back: nothing was sent. */
export class NotSent extends NotObservable {}

/** How to ask the site. */
export interface SiteRequest {
  readonly purpose: Purpose;
  /**
   * `manual`, the default, shows that it redirects (status 0), not where to. `follow` goes on as far as the way is seen
   * and stays on this site; throws `denied` where it is not seen, `elsewhere` or `otherHost` where it leaves.
   */
  readonly redirect?: 'follow' | 'manual';
  /** Bytes read at most, after decoding. */
  readonly cap: number;
}

/** HTML that was fetched. */
export interface Html {
  readonly html: string;
  /** Where it was found. */
  readonly url: string;
  /** It was longer than what was read of it. */
  readonly truncated: boolean;
}

/** The only ways of seeing the world. Asking the same twice in one scan costs one request. */
export interface Reach {
  /** Reads the live document. */
  page(): Promise<Page>;
  /** Parses HTML inertly with the browser's own parser, in the page's isolated world, with the same reader. */
  parse(html: Html): Promise<Page>;
  /** The same, and reads one section of it only: the page's thread is its visitors'. */
  parsePart<Part extends PageSection>(html: Html, part: Part): Promise<Page[Part]>;
  /** Runs axe-core on the live document; the value is validated by the fact's schema. */
  axe(): Promise<unknown>;
  /** Versions of libraries, read by a fixed file in the page's own world: hostile data, validated by the fact's schema. */
  libraries(): Promise<unknown>;
  /** The browser's own language detection, offline; languages with their share in %, best first. */
  detectLanguage(text: string): Promise<{
    readonly isReliable: boolean;
    readonly languages: readonly { readonly language: string; readonly percentage: number }[];
  }>;
  /** GET to this site, without credentials; throws `NotObservable`. */
  site(url: string, ask: SiteRequest): Promise<Answer>;
  /** robots.txt as it was read before, by this scan or that of another page of the site; absent where nobody did. */
  readonly robots?: Reply;
  /** GET with every hop told, as far as access lets it be seen; throws `NotObservable` (`denied` without site access). */
  trail(url: string, purpose: Purpose): Promise<Trail>;
  /** Whether certificates can be seen at all, whatever was granted. */
  readonly showsCertificates: boolean;
  /** What the browser knows of the connection behind an answer of this host; throws `NotObservable` (`denied` where it may not be asked). */
  certificate(host: string): Promise<unknown>;
  /** One DNS question in wire format to the chosen resolver; the answer's bytes. */
  resolve(query: Uint8Array): Promise<Uint8Array>;
  /** GET to a registry's RDAP server, followed to another where the way is seen; status and JSON text. Throws `NotObservable`. */
  registry(url: string): Promise<{ readonly status: number; readonly text: string }>;
  /** Whether something found out earlier in this browser session still holds (resolver trust), by key. */
  remember<T>(key: string, find: () => Promise<T>): Promise<T>;
}
