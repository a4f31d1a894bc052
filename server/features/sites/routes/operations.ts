import type { SitesDocsWords } from '../../../../lib/words/nl/service/v1-docs/sites.ts';
import type { V1DocsWords } from '../../../../lib/words/nl/service/v1-docs.ts';
import {
  describeOperation,
  describeParameter,
  refToShape,
  type V1Operation,
} from '../../../core/http/openapi/operation.ts';
import { CreateSiteRequest, SiteContact, UpdateSiteRequest } from '../schemas/fields.ts';
import { ImportSitesResult, RefusedLine, SiteScan, TeamSite } from '../schemas/response.ts';
import {
  ImportReportsRequest,
  ImportReportsResult,
  RejectedReport,
  SiteScanDetails,
  SiteScanList,
} from './scans-of-site.ts';
import { SITES_PATH, SiteList } from './sites.ts';

/** Request and response schemas of the operations about sites. */
export const SITES_SHAPES = {
  SiteList,
  TeamSite,
  CreateSiteRequest,
  UpdateSiteRequest,
  SiteContact,
  SiteScanList,
  SiteScan,
  SiteScanDetails,
  ImportReportsRequest,
  ImportReportsResult,
  RejectedReport,
  ImportSitesResult,
  RefusedLine,
};

/** Describes each field of those schemas; what two share is described once. */
export const describeSitesFields = ({ fields }: SitesDocsWords) => ({
  ...fields,
  SiteScanDetails: { ...fields.SiteScan, ...fields.SiteScanDetails },
});

const toContent = refToShape<keyof typeof SITES_SHAPES>;
const TEXT = { type: 'string' };

/** Describes the query parameters of a list of sites, by name. */
const describeFilters = (
  { parameters }: SitesDocsWords,
  names: readonly ('q' | 'tag' | 'client' | 'sort' | 'url' | 'worse' | 'cursor')[],
) => names.map((name) => describeParameter('query', name, parameters[name], TEXT));

const WHICH = ['q', 'tag', 'client', 'url', 'worse'] as const;

/** Describes an operation: its texts, and its errors. */
type Descriptions = (
  id: keyof SitesDocsWords['operations'],
  rest: Omit<V1Operation, 'id' | 'words'>,
) => Readonly<Record<string, unknown>>;

const describeOnePaths = ({ parameters, answers }: SitesDocsWords, text: Descriptions) => {
  const id = describeParameter('path', 'id', parameters.id, TEXT);
  const site = { about: answers.site, content: toContent('TeamSite') };
  const changes = { body: toContent('UpdateSiteRequest'), answers: { 200: site } };
  return {
    [`${SITES_PATH}/{id}`]: {
      get: text('getSite', { parameters: [id], answers: { 200: site }, refuses: ['not_found'] }),
      patch: text('updateSite', {
        parameters: [id],
        ...changes,
        refuses: ['invalid_request', 'not_found', 'too_large'],
      }),
      delete: text('deleteSite', {
        parameters: [id],
        answers: { 204: { about: answers.removed } },
        refuses: ['not_found'],
      }),
    },
  };
};

const describeScanPaths = ({ parameters, answers }: SitesDocsWords, text: Descriptions) => {
  const id = describeParameter('path', 'id', parameters.id, TEXT);
  const scan = describeParameter('path', 'scan', parameters.scan, TEXT);
  const cursor = describeParameter('query', 'cursor', parameters.cursor, TEXT);
  const reports = { about: answers.reports, content: toContent('ImportReportsResult') };
  return {
    [`${SITES_PATH}/{id}/scans`]: {
      get: text('listSiteScans', {
        parameters: [id, cursor],
        answers: { 200: { about: answers.scans, content: toContent('SiteScanList') } },
        refuses: ['invalid_request', 'not_found'],
      }),
    },
    [`${SITES_PATH}/{id}/scans/{scan}`]: {
      get: text('getSiteScan', {
        parameters: [id, scan],
        answers: { 200: { about: answers.scan, content: toContent('SiteScanDetails') } },
        refuses: ['not_found'],
      }),
    },
    [`${SITES_PATH}/{id}/reports`]: {
      post: text('importReports', {
        parameters: [id],
        body: toContent('ImportReportsRequest'),
        answers: { 200: reports },
        refuses: ['invalid_request', 'not_found', 'too_large'],
      }),
    },
  };
};

const describeManyPaths = (words: SitesDocsWords, text: Descriptions) => {
  const { parameters, answers } = words;
  const all = describeParameter('query', 'all_or_nothing', parameters.all_or_nothing, TEXT);
  const list = { type: 'array', items: { anyOf: [TEXT, { $ref: '#/components/schemas/CreateSiteRequest' }] } };
  const body = { 'application/json': list, 'text/csv': TEXT };
  const zip = { 'application/zip': { type: 'string', format: 'binary' } };
  return {
    [`${SITES_PATH}/import`]: {
      post: text('importSites', {
        parameters: [all],
        body,
        refuses: ['invalid_request', 'too_large'],
        answers: { 200: { about: answers.imported, content: toContent('ImportSitesResult') } },
      }),
    },
    [`${SITES_PATH}.csv`]: {
      get: text('exportSitesCsv', {
        parameters: describeFilters(words, WHICH),
        refuses: ['invalid_request'],
        answers: { 200: { about: answers.csv, content: { 'text/csv': TEXT } } },
      }),
    },
    [`${SITES_PATH}/reports.zip`]: {
      get: text('exportReportsZip', {
        parameters: describeFilters(words, WHICH),
        refuses: ['invalid_request'],
        answers: { 200: { about: answers.zip, content: zip } },
      }),
    },
  };
};

/** Operations about sites, by path and method. */
export const describeSitesPaths = (docs: V1DocsWords) => {
  const words = docs.parts.sites;
  const { answers, operations } = words;
  const textOf = (id: keyof typeof operations, rest: Omit<V1Operation, 'id' | 'words'>) =>
    describeOperation({ id, words: operations[id], ...rest }, docs);
  const added = { 201: { about: answers.added, content: toContent('TeamSite') } };
  const known = { 200: { about: answers.known, content: toContent('TeamSite') } };
  return {
    [SITES_PATH]: {
      get: textOf('listSites', {
        parameters: describeFilters(words, [...WHICH, 'sort', 'cursor']),
        refuses: ['invalid_request'],
        answers: { 200: { about: answers.sites, content: toContent('SiteList') } },
      }),
      post: textOf('createSite', {
        body: toContent('CreateSiteRequest'),
        answers: { ...added, ...known },
        refuses: ['invalid_request', 'conflict', 'too_large'],
      }),
    },
    ...describeOnePaths(words, textOf),
    ...describeScanPaths(words, textOf),
    ...describeManyPaths(words, textOf),
  };
};
