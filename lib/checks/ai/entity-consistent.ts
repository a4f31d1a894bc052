import { defineCheck, toUnseen } from '../../check.ts';
import { ORGANISATION_TYPES } from '../../data/structured-data/organisation-types.ts';
import { findEntities } from '../../parse/structured-data/entity.ts';
import { findContradictions, findImpossible } from '../../parse/structured-data/entity-agreement.ts';

const NOT_PERSONS = new Set([...ORGANISATION_TYPES].filter((type) => type !== 'Person'));

export const entityConsistent = defineCheck({
  id: 'entity-consistent',
  weight: 2,
  who: 'webbouwer',
  cause: 'entity',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/organization',
  needs: ['page', 'scan'],
  helps: ['visited'],
  verdicts: { agrees: 'pass', contradicts: 'warn', impossible: 'warn', oneSource: 'skip' },

  judge({ page, scan, visited }) {
    const home = visited.seen ? visited.value.home : visited;
    const marked = [page.structuredData, ...(home.seen ? [home.value] : [])].map((data) =>
      findEntities(data, NOT_PERSONS),
    );
    const siteName = page.head.metas.find(({ property }) => property === 'og:site_name')?.content.trim() ?? '';
    const sources = { entities: marked.flat(), siteName, host: scan.host };

    const impossible = findImpossible(sources.entities);
    if (impossible.length > 0) return { code: 'impossible', items: impossible };
    const contradictions = findContradictions(sources);
    if (contradictions.length > 0) return { code: 'contradicts', items: contradictions };
    // The unseen home page may contradict this page; when this page is the home page there is no other source.
    if (!home.seen && home.why !== 'notApplicable') return toUnseen(home.why);
    return { code: sources.entities.length + (siteName === '' ? 0 : 1) < 2 ? 'oneSource' : 'agrees' };
  },
});
