import type { V1DocsWords } from '../../../../lib/words/nl/v1-docs.ts';
import {
  FoldedCheck,
  FoldedConclusion,
  SiteScanGrade,
  SiteScanPage,
  SiteScanReport,
  SiteScanStanding,
} from '../../site-scan/told.ts';
import { SITE_SCANS_PATH, SiteScanAsked } from '../../v1/site-scan-routes.ts';
import { parameter, v1Operation } from './operation.ts';

/** Shapes of what is asked and answered about several pages of one site. */
export const SITE_SCAN_SHAPES = {
  ...{ SiteScanAsked, SiteScanStanding, SiteScanReport, SiteScanGrade, SiteScanPage, FoldedCheck, FoldedConclusion },
};

const json = (name: keyof typeof SITE_SCAN_SHAPES) => ({
  'application/json': { $ref: `#/components/schemas/${name}` },
});

/** Operations about several pages of one site, by path and method. */
export const siteScanPaths = (words: V1DocsWords) => {
  const { operations, parameters, answers } = words.parts.siteScans;
  const text = { type: 'string' };
  const named = { parameters: [parameter('path', 'id', parameters.id, text)] };
  const standing = json('SiteScanStanding');
  const make = {
    ...{ id: 'siteScanBegin', words: operations.siteScan, body: json('SiteScanAsked') },
    parameters: [parameter('path', 'id', parameters.site, text)],
    answers: { 201: { about: answers.made, content: standing } },
    refuses: ['invalid_request', 'not_found', 'conflict', 'too_large', 'rate_limited'] as const,
  };
  const show = {
    ...{ id: 'siteScanReport', words: operations.siteScanReport, ...named },
    answers: { 200: { about: answers.report, content: json('SiteScanReport') } },
    refuses: ['not_found'] as const,
  };
  const cancel = {
    ...{ id: 'siteScanCancel', words: operations.siteScanCancel, ...named },
    answers: { 200: { about: answers.standing, content: standing } },
    refuses: ['not_found'] as const,
  };
  return {
    '/api/v1/sites/{id}/scans': { post: v1Operation(make, words) },
    [`${SITE_SCANS_PATH}/{id}`]: { get: v1Operation(show, words) },
    [`${SITE_SCANS_PATH}/{id}/cancel`]: { post: v1Operation(cancel, words) },
  };
};
