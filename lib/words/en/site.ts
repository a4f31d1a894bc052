import type { SiteWords } from '../nl/site.ts';

const pages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

export const site: SiteWords = {
  grade: {
    title: 'Grade of the site',
    seen: ({ seen, of }) => (of === 1 ? 'Scanned: 1 page.' : `Scanned: ${seen} of ${of} pages.`),
    rule: 'For each pillar this is the average of the pages it applies to. The overall score follows from those, as for a single page.',
    few: 'Fewer than half of the pages were scanned. The grade is therefore incomplete.',
    none: 'too little tested',
    notApplicable: 'Too few pillars apply to these pages for an overall score.',
    pillars: 'The six pillars of the site',
  },
  from: {
    sitemap: 'The pages come from the sitemap, spread over the kinds of addresses in it.',
    links: 'No sitemap was found: the pages come from the links on the home page.',
    none: 'No addresses of other pages were found.',
  },
  pages: {
    title: 'Pages',
    table: 'Table of the pages and their scores',
    page: 'Page',
    total: 'Overall',
    unknownKind: 'kind not established',
  },
  reasons: {
    leftAlone: 'not scanned: the owner wants no scans',
    robots: 'not scanned: robots.txt asks Pijler to stay away',
    notPage: 'not scanned: there is no web page here',
    noPage: 'answered with an error, without a page',
    notPublic: 'not scanned: this address cannot be reached publicly',
    otherPort: 'not scanned: only ports 80 and 443 are scanned',
    noDot: 'not scanned: the name has no dot',
    crashed: 'not scanned: the page asks for more than a scan may use',
    unsupported_page: 'cannot be scanned',
    unreachable: 'cannot be reached',
    timeout: 'did not respond in time',
    internal: 'failed because of an error in Pijler',
    elsewhere: 'redirects to another site',
    cancelled: 'stopped before this page had its turn',
    waiting: 'waiting for its turn',
    forgotten: 'scanned, but its report is no longer there',
  },
  on: ({ count, of }) => `on ${count} of ${pages(of)}`,
  ofSite: 'whole site',
  checks: {
    todo: 'What you can improve',
    nothing: 'Nothing to improve was found on these pages.',
    other: 'In order, or for information',
    untested: 'Tested nowhere',
    needless: 'Applies nowhere',
    pages: ({ count }) => `On ${pages(count)}`,
    untestedOn: ({ count, reason }) => `Not tested on ${pages(count)}: ${reason}`,
    needlessOn: ({ count }) => `Does not apply to ${pages(count)}`,
    fix: 'Fix',
  },
};
