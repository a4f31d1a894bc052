import type { Page, PageSection } from '../../facts/page.ts';
import type { Reply, Trail } from '../../facts/reply.ts';
import type { Blind, Purpose } from '../../model.ts';
import type { Answer } from './answer.ts';

/** Thrown by the reach and by collectors when something could not be seen; `collectFact` turns it into the fact's reason. */
export class NotObservable extends Error {
  readonly why: Blind | 'notApplicable';
  constructor(why: Blind | 'notApplicable', detail = '') {
    super(detail === '' ? why : `${why}: ${detail}`);
    this.name = 'NotObservable';
    this.why = why;
  }
}

/** The same, for a request that the page withheld: nothing was sent. */
export class NotSent extends NotObservable {}

/** How to request an address of the site. */
export interface SiteRequest {
  readonly purpose: Purpose;
  /**
   * `manual`, the default, shows that it redirects (status 0), but not where to. `follow` continues as long as the
   * redirects are visible and stay on this site; throws `denied` when they are not visible, `elsewhere` or `otherHost`
   * when they leave.
   */
  readonly redirect?: 'follow' | 'manual';
  /** Maximum number of bytes read, after decoding. */
  readonly cap: number;
}

/** HTML that was fetched. */
export interface Html {
  readonly html: string;
  /** The address it was fetched from. */
  readonly url: string;
  /** It was longer than the part that was read. */
  readonly truncated: boolean;
}

/** The only access to the outside world. Repeating a call within one scan costs no second request. */
export interface Reach {
  /** Reads the live document. */
  page(): Promise<Page>;
  /** Parses HTML inertly with the browser's own parser, in the page's isolated world, with the same reader. */
  parse(html: Html): Promise<Page>;
  /** The same, but reads only one section, to spare the page's thread, which its visitors need. */
  parsePart<Part extends PageSection>(html: Html, part: Part): Promise<Page[Part]>;
  /** Runs axe-core on the live document; the value is validated by the fact's schema. */
  axe(): Promise<unknown>;
  /** Versions of libraries, read by a fixed file in the page's own world: hostile data, validated by the fact's schema. */
  libraries(): Promise<unknown>;
  /** The browser's own language detection, offline; returns languages with their share in %, highest first. */
  detectLanguage(text: string): Promise<{
    readonly isReliable: boolean;
    readonly languages: readonly { readonly language: string; readonly percentage: number }[];
  }>;
  /** GET to this site, without credentials; throws `NotObservable`. */
  site(url: string, ask: SiteRequest): Promise<Answer>;
  /** robots.txt as read before, by this scan or that of another page of the site; absent when it was not. */
  readonly robots?: Reply;
  /** GET with every hop reported, as far as access makes it visible; throws `NotObservable` (`denied` without site access). */
  trail(url: string, purpose: Purpose): Promise<Trail>;
  /** Whether certificates can be seen at all, whatever access was granted. */
  readonly showsCertificates: boolean;
  /**
   * The browser's information on the connection behind an answer of this host; throws `NotObservable` (`denied` when it
   * is not available).
   */
  certificate(host: string): Promise<unknown>;
  /** Sends one DNS question in wire format to the chosen resolver; returns the answer's bytes. */
  resolve(query: Uint8Array): Promise<Uint8Array>;
  /**
   * GET to a registry's RDAP server, following visible redirects to another one; returns the status and JSON text.
   * Throws `NotObservable`.
   */
  registry(url: string): Promise<{ readonly status: number; readonly text: string }>;
  /** Returns a result cached in this browser session (resolver trust), by key; otherwise calls `find` and caches its result. */
  remember<T>(key: string, find: () => Promise<T>): Promise<T>;
}
