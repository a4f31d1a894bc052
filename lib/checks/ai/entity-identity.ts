import { defineCheck, toUnseen } from '../../check.ts';
import { ORGANISATION_TYPES } from '../../data/structured-data/organisation-types.ts';
import { findEntities, listLacking } from '../../parse/structured-data/entity.ts';

export const entityIdentity = defineCheck({
  id: 'entity-identity',
  weight: 1,
  who: 'webbouwer',
  cause: 'entity',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  // Kinds of page on which visitors look for the publisher: the home page, contact pages, articles and products.
  kinds: ['home', 'contact', 'article', 'product'],
  needs: ['page'],
  helps: ['visited'],
  verdicts: { complete: 'pass', incomplete: 'warn', absent: 'fail' },

  judge({ page, visited }) {
    const home = visited.seen ? visited.value.home : visited;
    const here = findEntities(page.structuredData, ORGANISATION_TYPES);
    const entities = [...here, ...(home.seen ? findEntities(home.value, ORGANISATION_TYPES) : [])];
    const best = entities
      .map((entity) => ({ entity, lacking: listLacking(entity) }))
      .sort((a, b) => a.lacking.length - b.lacking.length)[0];

    const args = { name: best?.entity.name ?? '', type: best?.entity.type ?? '' };
    if (best?.lacking.length === 0) return { code: 'complete', args };
    // The unseen home page may have a better description; when this page is the home page there is no other source.
    if (!home.seen && home.why !== 'notApplicable' && best === undefined) return toUnseen(home.why);
    const isCut = page.structuredData.truncated || (home.seen && home.value.truncated);
    if (best === undefined && isCut) return toUnseen('tooLarge');
    return best === undefined ? { code: 'absent' } : { code: 'incomplete', args, items: best.lacking };
  },
});
