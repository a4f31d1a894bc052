import { defineCheck, findBlindness, toPlacedItems, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { findVisitorBarrier } from '../../parse/page-kind/visitor-barrier.ts';
import { isServed } from '../../parse/url/local-file.ts';
import { locateLinkTo } from '../../parse/url/locate.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';

const listInsecureLinks = ({ links }: Facts['page'], scan: Facts['scan']): readonly string[] => {
  if (!scan.url.startsWith('https:')) return [];
  const own = links.list.flatMap(({ href }) => (href !== null && isOwnAddress(href, scan) ? [href] : []));
  return [...new Set(own.filter((href) => href.startsWith('http:')))];
};

const listLinks = (addresses: readonly string[], { links }: Facts['page']) =>
  toPlacedItems(addresses, (url) => url, locateLinkTo(links.list));

export const linksDirectAndSecure = defineCheck({
  id: 'links-direct-and-secure',
  weight: 2,
  who: 'zelf',
  source: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  needs: ['page', 'scan'],
  helps: ['visited', 'answer'],
  verdicts: { direct: 'pass', redirecting: 'warn', insecure: 'warn', noLinks: 'skip' },
  appliesTo: isServed,

  judge({ page, scan, visited, answer }) {
    const insecure = listInsecureLinks(page, scan);
    if (insecure.length > 0)
      return { code: 'insecure', args: { count: insecure.length }, ...listLinks(insecure, page) };
    if (!visited.seen) return toUnseen(visited.why === 'notApplicable' ? 'hidden' : visited.why);

    const { sample } = visited.value;
    if (sample.length === 0) return { code: 'noLinks' };
    const answered = sample.flatMap(({ url, visit }) => (visit.seen ? [{ url, ...visit.value }] : []));
    const blind = findBlindness(sample.map(({ visit }) => visit));
    if (answered.length * 2 < sample.length) return toUnseen(blind ?? 'hidden');

    const redirecting = answered.filter(({ redirected }) => redirected).map(({ url }) => url);
    const barrier = findVisitorBarrier(answer);
    // A visitor redirected to a consent or sign-in page from every address has not seen where the links lead.
    if (redirecting.length > 1 && barrier !== null) return toUnseen(barrier);
    const args = { count: redirecting.length, looked: answered.length };
    const found = { args, ...listLinks(redirecting, page), partial: blind };
    return { code: redirecting.length > 1 ? 'redirecting' : 'direct', ...found };
  },
});
