import type { Finding, Pillar } from '../model.ts';

/** The kind of site, when it is proved: a public body by its domain or metadata, a shop by its cart and offers. */
export type SiteKind = 'publicBody' | 'shop';

/**
 * The pillars that each kind of site depends on most. A shop has to be found, and trusted with payments; a public body
 * serves everybody, by law, and stores their data. For other sites nothing is proved, and no pillar takes precedence.
 */
const LIVES_BY: Readonly<Record<SiteKind, readonly Pillar[]>> = {
  shop: ['beveiliging', 'seo'],
  publicBody: ['toegankelijkheid', 'beveiliging'],
};

const KINDS = Object.keys(LIVES_BY) as readonly SiteKind[];

/** The kind of a site according to its findings; null when it is not proved. */
export const findSiteKind = (findings: readonly Finding[]): SiteKind | null => {
  const site = findings.find(({ id }) => id === 'accessibility-statement')?.args['site'];
  return KINDS.find((kind) => kind === site) ?? null;
};

/** Whether a site of this kind depends most on this pillar. */
export const isLivingBy = (kind: SiteKind | null, pillar: Pillar): boolean =>
  kind !== null && LIVES_BY[kind].includes(pillar);
