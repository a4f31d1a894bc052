/**
 * Kinds of pages, which decide what questions arise (docs/catalogue.md, “Kinds of pages”); `content` is none of the
 * others. An application is a tool to work with, a listing links to pages of one kind, a stand-in is shown in place of
 * a site that is not there.
 */
export const PAGE_KINDS = [
  'home',
  'contact',
  'product',
  'article',
  'listing',
  'docs',
  'signIn',
  'checkout',
  'search',
  'error',
  'standIn',
  'application',
  'content',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** All kinds of pages except these. */
export const listKindsBut = (...kinds: readonly PageKind[]): readonly PageKind[] =>
  PAGE_KINDS.filter((kind) => !kinds.includes(kind));

/**
 * States of a page or site that are shown before the score, the gravest for visitors first
 * (docs/decisions/23-decisive-states.md). Conclusions of checks declare them, and limit the score by themselves;
 * several may apply.
 */
export const DECISIVE_STATES = [
  'breakIn',
  'hijackedScript',
  'openAdministration',
  'administrationLogin',
  'exposedFiles',
  'parked',
  'suspended',
  'maintenance',
  'noHttps',
  'deadName',
  'folderListing',
  'emptyShell',
  'wall',
  'errorPage',
  'defaultPage',
  'comingSoon',
  'template',
] as const;
export type DecisiveState = (typeof DECISIVE_STATES)[number];
