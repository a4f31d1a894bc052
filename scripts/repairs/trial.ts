/** How a trial is served: by Debian's servers, as a page with its files only, or by WordPress. */
export type Server = 'nginx' | 'apache' | 'caddy' | 'page' | 'wordpress';

/** Faults in the files of a site, whatever serves them. */
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
  /** Whether what is pasted replaces robots.txt, rather than being appended. */
  readonly replaced?: boolean;
}

/** Checks that are tried together, since their snippets are independent of each other, and what makes them fail. */
export interface Trial {
  readonly id: string;
  readonly checks: readonly string[];
  /** By server, its own lines that cause the fault; it is not tried on others. */
  readonly faulty: Readonly<Partial<Record<Server, string>>>;
  readonly parts?: Parts;
  /** Path of the page that is scanned; the home page by default. */
  readonly path?: string;
}

/** Prefix of a fault in what a program behind nginx sends, which the snippets replace. */
export const BEHIND = 'behind:';
