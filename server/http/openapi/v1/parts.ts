import type { Locale } from '../../../../lib/model.ts';
import { v1DocsWords } from '../../../../lib/words/v1-docs.ts';
import { V1Error } from '../../v1/error.ts';
import { BATCH_SHAPES, batchPaths } from './batches.ts';
import { SHARING_SHAPES, sharingFields, sharingPaths } from './sharing.ts';
import { SITES_SHAPES, sitesFields, sitesPaths } from './sites.ts';
import { TEAM_SHAPES, teamFields, teamPaths } from './team.ts';
import { WATCHING_SHAPES, watchingPaths } from './watching.ts';

/** Every shape of what is below `/api/v1/`. */
export const V1_SHAPES = {
  V1Error,
  ...TEAM_SHAPES,
  ...SHARING_SHAPES,
  ...SITES_SHAPES,
  ...BATCH_SHAPES,
  ...WATCHING_SHAPES,
};

/** Every operation below `/api/v1/`, by path and method. */
export const v1Paths = (locale: Locale) => {
  const words = v1DocsWords[locale];
  return {
    ...teamPaths(words),
    ...sharingPaths(words),
    ...sitesPaths(words),
    ...batchPaths(words),
    ...watchingPaths(words),
  };
};

/** What each field of those shapes means. */
export const v1Fields = (locale: Locale) => {
  const words = v1DocsWords[locale];
  const { sites, batches, watching } = words.parts;
  return {
    ...teamFields(words),
    ...sharingFields(words),
    ...sitesFields(sites),
    ...batches.fields,
    ...watching.fields,
  };
};
