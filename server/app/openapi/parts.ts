import type { Locale } from '../../../lib/model.ts';
import { v1DocsWords } from '../../../lib/words/service/words.ts';
import { ProblemDetails } from '../../core/http/error.ts';
import type { Tag } from '../../core/http/openapi/tags.ts';
import { BATCH_SHAPES, batchPaths } from '../../features/batches/routes/operations.ts';
import { SITE_SCAN_SHAPES, siteScanPaths } from '../../features/crawls/routes/operations.ts';
import { WATCHING_SHAPES, watchingPaths } from '../../features/monitoring/routes/operations.ts';
import { SCAN_SHAPES, scanPaths } from '../../features/scans/routes/operations.ts';
import { SHARING_SHAPES, sharingFields, sharingPaths } from '../../features/sharing/routes/operations.ts';
import { SITES_SHAPES, sitesFields, sitesPaths } from '../../features/sites/routes/operations.ts';
import { TEAM_SHAPES, teamFields, teamPaths } from '../../features/teams/routes/operations.ts';

/** Every shape of what is below `/api/v1/`. */
export const V1_SHAPES = {
  ProblemDetails,
  ...TEAM_SHAPES,
  ...SHARING_SHAPES,
  ...SITES_SHAPES,
  ...SITE_SCAN_SHAPES,
  ...BATCH_SHAPES,
  ...SCAN_SHAPES,
  ...WATCHING_SHAPES,
};

type Paths = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** The operations of a part, each in a group of the documentation. */
const grouped = (tag: Tag, paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, rest]) => [method, { tags: [tag], ...rest }])),
    ]),
  );

/** The operations of several parts: one path may have methods of more than one. */
const together = (...parts: readonly Paths[]): Paths => {
  const entries = Map.groupBy(
    parts.flatMap((part) => Object.entries(part)),
    ([path]) => path,
  );
  return Object.fromEntries(
    [...entries].map(([path, those]) => [
      path,
      Object.fromEntries(those.flatMap(([, methods]) => Object.entries(methods))),
    ]),
  );
};

/** Every operation below `/api/v1/`, by path and method. */
export const v1Paths = (locale: Locale) => {
  const words = v1DocsWords[locale];
  return together(
    ...[grouped('scans', scanPaths(words)), grouped('batches', batchPaths(words))],
    ...[grouped('sites', sitesPaths(words)), grouped('crawls', siteScanPaths(words))],
    ...[grouped('monitoring', watchingPaths(words)), grouped('sharing', sharingPaths(words))],
    grouped('team', teamPaths(words)),
  );
};

/** What each field of those shapes means. */
export const v1Fields = (locale: Locale) => {
  const words = v1DocsWords[locale];
  const { sites, siteScans, batches, scans, watching } = words.parts;
  return {
    ...teamFields(words),
    ...sharingFields(words),
    ...sitesFields(sites),
    ...siteScans.fields,
    ...batches.fields,
    ...scans.fields,
    ...watching.fields,
  };
};
