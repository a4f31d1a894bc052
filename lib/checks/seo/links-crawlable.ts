import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isPageTool } from '../../parse/page-kind/page-tools.ts';
import { locateLink } from '../../parse/url/locate.ts';

type Link = Facts['page']['links']['list'][number];

/** Share and minimum number of faulty links from which they are more than exceptions. */
const MANY = { share: 0.1, least: 3 };

const isFaulty = ({ raw, href, clickable }: Link): boolean => {
  if (raw === null) return clickable;
  return href === null || /^javascript:/i.test(href);
};

// Links to print or share the page lead nowhere that a crawler could go.
const isLink = (link: Link): boolean => (link.raw !== null || link.clickable) && !(isFaulty(link) && isPageTool(link));

export const linksCrawlable = defineCheck({
  id: 'links-crawlable',
  weight: 4,
  who: 'webbouwer',
  source: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  needs: ['page'],
  verdicts: { crawlable: 'pass', some: 'warn', inNavigation: 'fail', many: 'fail', none: 'skip' },

  judge({ page }) {
    const links = page.links.list.filter(isLink);
    const faulty = links.filter(isFaulty);
    const said = {
      args: { count: faulty.length, of: links.length },
      ...toPlacedItems(faulty, ({ raw, text, selector }) => `${selector} — ${raw ?? text}`, locateLink),
    };
    if (links.length === 0) return { code: 'none' };
    if (faulty.some(({ region }) => region === 'nav')) return { code: 'inNavigation', ...said };
    // There are more links than are stored, and the rest may be faulty.
    if (page.links.total > page.links.list.length) return toUnseen('tooLarge');
    if (faulty.length === 0) return { code: 'crawlable', args: said.args };
    const isMany = faulty.length >= MANY.least && faulty.length > MANY.share * links.length;
    return { code: isMany ? 'many' : 'some', ...said };
  },
});
