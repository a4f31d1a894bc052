import { defineCheck, toPlacedItems, toUnseen } from '../../check.ts';
import { PATH_WORDS } from '../../data/page-kinds/page-kinds.ts';
import type { Facts } from '../../evidence.ts';
import { isMachinery } from '../../parse/page-kind/page-tools.ts';
import { isActionLike } from '../../parse/url/action-address.ts';
import { locateLink } from '../../parse/url/locate.ts';
import { isOwnAddress, type Site } from '../../parse/url/own-address.ts';
import { splitPath } from '../../parse/url/page-address.ts';

type Link = Facts['page']['links']['list'][number];

/** Sign-in, basket, special pages and filtered lists may legitimately be hidden from crawlers. */
const isExcepted = (href: string): boolean =>
  isActionLike(href) ||
  isMachinery(href) ||
  (URL.parse(href)?.search ?? '') !== '' ||
  splitPath(href).some((segment) =>
    (PATH_WORDS.service as readonly string[]).includes(segment.replace(/\.(?:html?|php|aspx?|jsp)$/, '')),
  );

const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? '';

// A fragment of this page is not another page.
const isInternal = ({ href, region }: Link, { host, domain, url }: Site & { readonly url: string }): boolean =>
  href !== null &&
  (region === 'nav' || region === 'content') &&
  isOwnAddress(href, { host, domain }) &&
  !(href.includes('#') && withoutFragment(href) === withoutFragment(url)) &&
  !isExcepted(href);

export const internalLinksFollow = defineCheck({
  id: 'internal-links-follow',
  weight: 2,
  who: 'webbouwer',
  effort: 1,
  source: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  needs: ['page', 'scan'],
  verdicts: { followed: 'pass', nofollow: 'warn', none: 'skip' },

  judge({ page, scan }) {
    const links = page.links.list.filter((link) => isInternal(link, { ...scan, url: page.document.url }));
    const held = links.filter(({ rel }) => rel.split(' ').includes('nofollow'));
    if (held.length === 0 && page.links.total > page.links.list.length) return toUnseen('tooLarge');
    if (links.length === 0) return { code: 'none' };
    if (held.length === 0) return { code: 'followed' };
    return {
      code: 'nofollow',
      args: { count: held.length },
      ...toPlacedItems(
        held.filter(({ href }) => href !== null),
        ({ href }) => href ?? '',
        locateLink,
      ),
    };
  },
});
