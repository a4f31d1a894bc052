import type { CrawlsDocsWords } from '../../../nl/service/v1-docs/crawls.ts';

export const crawlsDocs: CrawlsDocsWords = {
  fields: {
    CreateCrawlRequest: {
      pages: 'How many pages at most, the first among them; 25 where nothing is said.',
      language: 'Language of the sentences; else that of Accept-Language.',
    },
    CrawlStatus: {
      id: 'Name of this scan.',
      site: 'Name of the site of the team.',
      url: 'Address of the site: the first page.',
      language: 'Language of the sentences.',
      state: 'Whether the scan goes on, has ended or was stopped.',
      pages: 'How many pages it has; 1 while the others are still to be chosen.',
      done: 'How many of those have ended, with a result or without.',
      most: 'How many it may come to at most.',
      from: 'Where the addresses come from: the sitemap, the links on the first page, or nowhere; null while that is not known.',
      made_at: 'When it was asked for, in ISO 8601.',
      cancelled_at: 'When the scan was stopped; else null.',
      ended_at: 'When the last page ended; else null.',
    },
    CrawlList: { crawls: 'The last hundred of this site, newest first.' },
    CrawlReport: {
      scan: 'How far the scan is.',
      grade: 'The grade of the site, by the pages that are there already.',
      pages: 'The pages that were chosen, in their order.',
      checks: 'Every check once, the gravest first.',
    },
    CrawlGrade: {
      overall_score: 'Overall score from 0 to 100; null where too little was tested.',
      incomplete: 'Too little was seen for a complete grade.',
      limit: 'What limits the overall score, or why there is none; null where there is nothing.',
      seen: 'How many pages count.',
      of: 'How many pages were chosen.',
      pillars: 'The pillars, each with the average of the pages.',
    },
    CrawlPage: {
      number: 'Number of the page in this scan, from 1.',
      url: 'Address of the page.',
      state: 'Whether the page waits, is in the queue, is done, failed or was dropped.',
      scan: 'Name of the scan of this page; null where there is none.',
      overall_score: 'Overall score of this page; null where there is none.',
      scores: 'Score of each pillar; null without a result.',
      kind: 'What kind of page it is; null where that was not established.',
      failure: 'Why the page does not count; null where it does, or is still to come.',
    },
    CrawlCheck: {
      id: 'Name of the check.',
      pillar: 'The pillar.',
      title: 'The question of the check.',
      of_site: 'It is about the whole site, and every page says the same.',
      tested: 'On how many pages it was tested.',
      conclusions: 'The conclusions, the gravest first.',
      advice: 'What to do about it, for the gravest conclusion; null where there is nothing to do.',
      untested: 'On which pages it was not tested, by reason.',
      not_applicable: 'On which pages it does not apply.',
    },
    CrawlConclusion: {
      outcome: 'What the conclusion is worth.',
      step: 'How grave that is; null where there is nothing to do.',
      said: 'Each sentence once, with the numbers of the pages of which it is true.',
    },
  },
  operations: {
    createCrawl: {
      summary: 'Look at more pages of a site',
      about:
        'The first page, the pinned pages of the site and a sample of its sitemap, one at a time. Each page counts in the day of the key: at first as many as there may be, and what there are fewer is given back. Of a site one scan goes on at a time. Takes the scope batch.',
    },
    listCrawls: { summary: 'The scans of several pages of a site', about: 'Takes the scope read.' },
    getCrawl: {
      summary: 'How far that scan is, and what was found',
      about: 'Also on the way: what is there by then. Takes the scope read.',
    },
    cancelCrawl: {
      summary: 'Stop that scan',
      about: 'What is not being scanned yet is dropped and counts in the day no more. Takes the scope batch.',
    },
  },
  parameters: { site: 'Name of the site.', id: 'Name of the scan.' },
  answers: {
    list: 'The scans.',
    made: 'The scan begins; Location says where to follow it.',
    report: 'The scan with grade, pages and checks.',
    standing: 'How far the scan is.',
  },
};
