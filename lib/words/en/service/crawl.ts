import type { CrawlWords } from '../../nl/service/crawl.ts';

const countPages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

export const crawl: CrawlWords = {
  title: ({ host }) => `${host}: more pages`,
  description: ({ host }) => `What Pijler found on several pages of ${host}.`,
  state: {
    choosing: 'Pijler is looking at the first page, and then chooses the others.',
    running: ({ done, pages: count }) => `Pijler is looking at ${countPages(count)}, one at a time: ${done} done.`,
    ended: ({ done }) => `The scan of ${countPages(done)} has ended.`,
    cancelled: 'The scan was stopped. What was there by then is below.',
  },
  made: ({ time }) => `Begun on ${time}.`,
  soFar: 'This is how it stands so far.',
  refresh: 'Refresh',
  follow: 'Refresh this page by itself',
  following: ({ seconds }) => `This page refreshes itself every ${seconds} seconds.`,
  unfollow: 'Do not refresh by itself any more',
  stop: 'Stop the scan',
  back: 'Back to this site',
  part: {
    title: 'More pages',
    about: ({ most }) =>
      `Pijler looks at the home page, your pinned pages and a sample of the sitemap: at most ${countPages(most)}, one at a time. Each page counts in the day of your key.`,
    begin: 'Look at more pages',
    earlier: 'Earlier scans of more pages',
    none: 'There are no scans of more pages yet.',
    at: ({ time, done, pages: count }) =>
      done === count ? `${time}, ${countPages(count)}` : `${time}, ${done} of ${countPages(count)}`,
    running: 'under way',
    cancelled: 'stopped',
  },
  living: 'A scan of more pages of this site is under way already.',
  limited: ({ wanted, limit, remaining }) =>
    `This scan asks for ${countPages(wanted)}; of the ${limit} a day there are ${remaining} left.`,
  never: ({ wanted, limit }) => `This scan asks for ${countPages(wanted)}, and with this key there are ${limit} a day.`,
};
