import type { Locale } from '../../../lib/model.ts';
import { v1DocsWords } from '../../../lib/words/service/words.ts';
import { ProblemDetails } from '../../core/http/error.ts';
import type { Tag } from '../../core/http/openapi/tags.ts';
import { BATCH_SHAPES, describeBatchPaths } from '../../features/batches/routes/operations.ts';
import { CRAWL_SHAPES, describeCrawlPaths } from '../../features/crawls/routes/operations.ts';
import { describeMonitorPaths, WATCHING_SHAPES } from '../../features/monitoring/routes/operations.ts';
import { SCAN_SHAPES, scanPaths } from '../../features/scans/routes/operations.ts';
import {
  describeSharingFields,
  describeSharingPaths,
  SHARING_SHAPES,
} from '../../features/sharing/routes/operations.ts';
import { describeSitesFields, describeSitesPaths, SITES_SHAPES } from '../../features/sites/routes/operations.ts';
import { describeTeamFields, describeTeamPaths, TEAM_SHAPES } from '../../features/teams/routes/operations.ts';

/** Every shape used below `/api/v1/`. */
export const V1_SHAPES = {
  ProblemDetails,
  ...TEAM_SHAPES,
  ...SHARING_SHAPES,
  ...SITES_SHAPES,
  ...CRAWL_SHAPES,
  ...BATCH_SHAPES,
  ...SCAN_SHAPES,
  ...WATCHING_SHAPES,
};

type Paths = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** Tags the operations of a part with its group in the documentation. */
const tagPaths = (tag: Tag, paths: Paths): Paths =>
  Object.fromEntries(
    Object.entries(paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, rest]) => [method, { tags: [tag], ...rest }])),
    ]),
  );

/** Merges the operations of several parts: one path may have methods from more than one. */
const mergePaths = (...parts: readonly Paths[]): Paths => {
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
export const describeV1Paths = (locale: Locale) => {
  const words = v1DocsWords[locale];
  return mergePaths(
    ...[tagPaths('scans', scanPaths(words)), tagPaths('batches', describeBatchPaths(words))],
    ...[tagPaths('sites', describeSitesPaths(words)), tagPaths('crawls', describeCrawlPaths(words))],
    ...[tagPaths('monitoring', describeMonitorPaths(words)), tagPaths('sharing', describeSharingPaths(words))],
    tagPaths('team', describeTeamPaths(words)),
  );
};

/** Describes each field of those shapes. */
export const describeV1Fields = (locale: Locale) => {
  const words = v1DocsWords[locale];
  const { sites, crawls, batches, scans, watching } = words.parts;
  return {
    ...describeTeamFields(words),
    ...describeSharingFields(words),
    ...describeSitesFields(sites),
    ...crawls.fields,
    ...batches.fields,
    ...scans.fields,
    ...watching.fields,
  };
};
