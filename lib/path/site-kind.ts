import type { Finding, Pillar } from '../model.ts';

/** What a site is to who runs it, where that is proved: a public body by its domain or metadata, a shop by its cart and offers. */
export type SiteKind = 'publicBody' | 'shop';

/**
 * What each kind lives by. A shop is found, and trusted with payments; a public body serves everybody, by law, and holds their
 * data. Of other sites nothing is proved, and nothing is put before the rest.
 */
const LIVES_BY: Readonly<Record<SiteKind, readonly Pillar[]>> = {
  shop: ['beveiliging', 'seo'],
  publicBody: ['toegankelijkheid', 'beveiliging'],
};

const KINDS = Object.keys(LIVES_BY) as readonly SiteKind[];

/** The kind of a site by what its scan found of that; null where it is not proved. */
export const findSiteKind = (findings: readonly Finding[]): SiteKind | null => {
  const site = findings.find(({ id }) => id === 'accessibility-statement')?.args['site'];
  return KINDS.find((kind) => kind === site) ?? null;
};

/** Whether a site of this kind lives by a pillar. */
export const isLivingBy = (kind: SiteKind | null, pillar: Pillar): boolean =>
  kind !== null && LIVES_BY[kind].includes(pillar);
