/** What serves a trial: Debian's servers, a page and its files alone, and WordPress. */
export type Server = 'nginx' | 'apache' | 'caddy' | 'page' | 'wordpress';

/** What is at fault in the files of a site, whatever serves them. */
export interface Parts {
  readonly html?: string;
  readonly head?: string;
  readonly css?: string;
  readonly robots?: string;
  /** Between the first paragraph and the rest. */
  readonly body?: string;
  readonly footer?: string;
  readonly title?: string;
  readonly doctype?: string;
  readonly llms?: string;
  readonly readme?: string;
  readonly sitemap?: string;
  /** What is pasted takes the place of robots.txt, rather than standing at its end. */
  readonly replaced?: boolean;
}

/** Checks that are tried together, since their snippets do not touch each other, and what makes them fail. */
export interface Trial {
  readonly id: string;
  readonly checks: readonly string[];
  /** By server, its own lines that make the fault; it is not tried on others. */
  readonly faulty: Readonly<Partial<Record<Server, string>>>;
  readonly parts?: Parts;
  /** Of the page that is scanned; the home page by default. */
  readonly path?: string;
}

/** What a program behind nginx sends: its snippets take the place of that. */
export const BEHIND = 'behind:';
