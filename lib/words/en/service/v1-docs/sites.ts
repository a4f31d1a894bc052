import type { SitesDocsWords } from '../../../nl/service/v1-docs/sites.ts';

const lists = {
  next: 'What to give as cursor for what follows; null where there is nothing more.',
  known: 'How many were there already.',
  added: 'How many are new.',
};

const said = {
  client: 'Whose site it is; up to 200 characters.',
  tags: 'Tags: up to 20, each up to 50 characters.',
  contacts: 'Whom to tell about this site: up to 20.',
  pinned: 'Pages that a scan of several pages always looks at: up to 25 addresses of this site.',
};

export const sitesDocs: SitesDocsWords = {
  fields: {
    SiteList: { sites: 'The sites, a hundred at a time.', next: lists.next },
    TeamSite: {
      ...said,
      id: 'What the site is known by here.',
      url: 'The address that is scanned.',
      domain: 'Its host.',
      made_at: 'When the site was added, in ISO 8601.',
      last: 'The last scan; null where there is none.',
      before:
        'The scan before it, where that was under the same rules, made in the same way and about the same pillars; else null.',
      change: 'The total of last minus that of before; null where that cannot be told.',
    },
    CreateSiteRequest: { ...said, url: 'A domain or http(s) address.' },
    UpdateSiteRequest: said,
    SiteContact: { name: 'What they are called.', reach: 'What reaches them: an e-mail address or a number.' },
    SiteScanList: { scans: 'The scans, newest first, a hundred at a time.', next: lists.next },
    SiteScan: {
      scan: 'What the scan is known by.',
      at: 'When the scan ended, in ISO 8601.',
      source: 'service: scanned by this service. extension: a report that the extension handed in.',
      overall_score: 'The total, 0-100; null without one.',
      scores: 'The score of each pillar; null without one.',
      danger: 'Steps of the class danger.',
      rules: 'The version of the scoring rules.',
    },
    SiteScanDetails: {
      result: 'The result with every check; null where it is not kept any more.',
      report: 'The report (report-1.schema.json); null where it is not kept any more.',
    },
    ImportReportsRequest: { reports: 'Reports as the extension keeps them (report-1.schema.json), up to 50.' },
    ImportReportsResult: { added: lists.added, known: lists.known, refused: 'What was not taken in.' },
    RejectedReport: { index: 'The place in reports, from 0.', message: 'Why.' },
    ImportSitesResult: { added: lists.added, known: lists.known, refused: 'The lines that were not taken in.' },
    RefusedLine: { line: 'The number of the line, from 1.', message: 'Why.', text: 'What stood there.' },
  },
  operations: {
    listSites: { summary: 'The sites of a team', about: 'A hundred at a time. Takes the scope read.' },
    createSite: {
      summary: 'Add a site',
      about: 'Each address once: what the team has already stays as it is. Up to 5,000 sites. Takes the scope manage.',
    },
    getSite: { summary: 'One site of the team', about: 'Takes the scope read.' },
    updateSite: { summary: 'Change a site', about: 'What is absent stays. Takes the scope manage.' },
    deleteSite: { summary: 'Remove a site', about: 'With its scans. Takes the scope manage.' },
    listSiteScans: { summary: 'The scans of a site', about: 'Newest first. Takes the scope read.' },
    getSiteScan: {
      summary: 'A scan of a site',
      about: 'With result and report while these are kept. Takes the scope read.',
    },
    importReports: {
      summary: 'Hand in reports',
      about:
        'Reports of the extension about this site, each once; up to 8 MB. They are never part of what is public. Takes the scope manage.',
    },
    importSites: {
      summary: 'Import sites',
      about:
        'A list as JSON, or as CSV with address, client, tags and contacts; a header row may be there, and addresses alone will do. Up to 5,000 lines and 4 MB. What is not right is told line by line. Takes the scope manage.',
    },
    exportSitesCsv: { summary: 'The sites as CSV', about: 'In the language of Accept-Language. Takes the scope read.' },
    exportReportsZip: {
      summary: 'Client reports in a zip',
      about: 'The latest report of each site, with what the team decided; up to 500 sites. Takes the scope read.',
    },
  },
  parameters: {
    q: 'Part of the domain or of the client.',
    tag: 'Only sites with this tag.',
    client: 'Only sites of this client.',
    sort: 'domain, client, total, a pillar, change, last or danger; with a minus sign before it the highest first.',
    url: 'Only the site with the host of this address, with or without www.',
    worse: '1: only sites whose total fell.',
    cursor: 'The value of next.',
    id: 'The id of the site.',
    scan: 'The id of the scan.',
    all_or_nothing: '1: nothing is added where a line is not right.',
  },
  answers: {
    sites: 'The sites.',
    site: 'The site.',
    added: 'The site, which is new.',
    known: 'The site, which was there already.',
    removed: 'The site is gone.',
    scans: 'The scans.',
    scan: 'The scan.',
    reports: 'What was taken in.',
    imported: 'What was taken in.',
    csv: 'A line for each site.',
    zip: 'A file for each site.',
  },
};
