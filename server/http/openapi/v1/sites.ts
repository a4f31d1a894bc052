import type { SitesDocsWords } from '../../../../lib/words/nl/v1-docs/sites.ts';
import type { V1DocsWords } from '../../../../lib/words/nl/v1-docs.ts';
import { SiteChanges, SiteContact, SiteToAdd } from '../../sites/fields.ts';
import { ImportedSites, RefusedLine, SiteScan, TeamSite } from '../../sites/told.ts';
import { AddedReports, FullSiteScan, RefusedReport, ReportsToAdd, SiteScans } from '../../v1/site-scans.ts';
import { SITES_PATH, TeamSites } from '../../v1/sites.ts';
import { parameter, type V1Operation, v1Operation } from './operation.ts';

/** Shapes of what is asked and answered about sites. */
export const SITES_SHAPES = {
  ...{ TeamSites, TeamSite, SiteToAdd, SiteChanges, SiteContact, SiteScans, SiteScan, FullSiteScan },
  ...{ ReportsToAdd, AddedReports, RefusedReport, ImportedSites, RefusedLine },
};

/** What each field of those shapes means; what two share is told once. */
export const sitesFields = ({ fields }: SitesDocsWords) => ({
  ...fields,
  FullSiteScan: { ...fields.SiteScan, ...fields.FullSiteScan },
});

type Content = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const json = (name: keyof typeof SITES_SHAPES): Content => ({
  'application/json': { $ref: `#/components/schemas/${name}` },
});
const TEXT = { type: 'string' };

/** What may be asked of a list of sites, by name. */
const filters = (
  { parameters }: SitesDocsWords,
  names: readonly ('q' | 'tag' | 'client' | 'sort' | 'url' | 'worse' | 'cursor')[],
) => names.map((name) => parameter('query', name, parameters[name], TEXT));

const WHICH = ['q', 'tag', 'client', 'url', 'worse'] as const;

/** What every operation is told by: its words, and what is refused. */
type Told = (
  id: keyof SitesDocsWords['operations'],
  rest: Omit<V1Operation, 'id' | 'words'>,
) => Readonly<Record<string, unknown>>;

const ofOne = ({ parameters, answers }: SitesDocsWords, told: Told) => {
  const id = parameter('path', 'id', parameters.id, TEXT);
  const site = { about: answers.site, content: json('TeamSite') };
  const changes = { body: json('SiteChanges'), answers: { 200: site } };
  return {
    [`${SITES_PATH}/{id}`]: {
      get: told('site', { parameters: [id], answers: { 200: site }, refuses: ['not_found'] }),
      patch: told('changeSite', {
        parameters: [id],
        ...changes,
        refuses: ['invalid_request', 'not_found', 'too_large'],
      }),
      delete: told('removeSite', {
        parameters: [id],
        answers: { 204: { about: answers.removed } },
        refuses: ['not_found'],
      }),
    },
  };
};

const ofScans = ({ parameters, answers }: SitesDocsWords, told: Told) => {
  const id = parameter('path', 'id', parameters.id, TEXT);
  const scan = parameter('path', 'scan', parameters.scan, TEXT);
  const cursor = parameter('query', 'cursor', parameters.cursor, TEXT);
  const reports = { about: answers.reports, content: json('AddedReports') };
  return {
    [`${SITES_PATH}/{id}/scans`]: {
      get: told('siteScans', {
        parameters: [id, cursor],
        answers: { 200: { about: answers.scans, content: json('SiteScans') } },
        refuses: ['invalid_request', 'not_found'],
      }),
    },
    [`${SITES_PATH}/{id}/scans/{scan}`]: {
      get: told('siteScan', {
        parameters: [id, scan],
        answers: { 200: { about: answers.scan, content: json('FullSiteScan') } },
        refuses: ['not_found'],
      }),
    },
    [`${SITES_PATH}/{id}/reports`]: {
      post: told('addReports', {
        ...{ parameters: [id], body: json('ReportsToAdd'), answers: { 200: reports } },
        refuses: ['invalid_request', 'not_found', 'too_large'],
      }),
    },
  };
};

const ofMany = (words: SitesDocsWords, told: Told) => {
  const { parameters, answers } = words;
  const all = parameter('query', 'all_or_nothing', parameters.all_or_nothing, TEXT);
  const list = { type: 'array', items: { anyOf: [TEXT, { $ref: '#/components/schemas/SiteToAdd' }] } };
  const body = { 'application/json': list, 'text/csv': TEXT };
  const zip = { 'application/zip': { type: 'string', format: 'binary' } };
  return {
    [`${SITES_PATH}/import`]: {
      post: told('importSites', {
        ...{ parameters: [all], body, refuses: ['invalid_request', 'too_large'] },
        answers: { 200: { about: answers.imported, content: json('ImportedSites') } },
      }),
    },
    [`${SITES_PATH}.csv`]: {
      get: told('sitesCsv', {
        ...{ parameters: filters(words, WHICH), refuses: ['invalid_request'] },
        answers: { 200: { about: answers.csv, content: { 'text/csv': TEXT } } },
      }),
    },
    [`${SITES_PATH}/reports.zip`]: {
      get: told('reportsZip', {
        ...{ parameters: filters(words, WHICH), refuses: ['invalid_request'] },
        answers: { 200: { about: answers.zip, content: zip } },
      }),
    },
  };
};

/** Operations about sites, by path and method. */
export const sitesPaths = (docs: V1DocsWords) => {
  const words = docs.parts.sites;
  const { answers, operations } = words;
  const told = (id: keyof typeof operations, rest: Omit<V1Operation, 'id' | 'words'>) =>
    v1Operation({ id, words: operations[id], ...rest }, docs);
  const added = { 201: { about: answers.added, content: json('TeamSite') } };
  const known = { 200: { about: answers.known, content: json('TeamSite') } };
  return {
    [SITES_PATH]: {
      get: told('sites', {
        ...{ parameters: filters(words, [...WHICH, 'sort', 'cursor']), refuses: ['invalid_request'] },
        answers: { 200: { about: answers.sites, content: json('TeamSites') } },
      }),
      post: told('addSite', {
        ...{ body: json('SiteToAdd'), answers: { ...added, ...known } },
        refuses: ['invalid_request', 'conflict', 'too_large'],
      }),
    },
    ...ofOne(words, told),
    ...ofScans(words, told),
    ...ofMany(words, told),
  };
};
