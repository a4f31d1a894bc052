import type { Facts, Seen } from '../../evidence.ts';
import type { Blind } from '../../model.ts';
import { isOwnAddress, type Site } from '../url/own-address.ts';
import { withoutTracking } from '../url/page-address.ts';
import type { Opened } from './administration.ts';

/** Paths under which administration of a database or a server, an installer or a developer's page is installed by its maker. */
const PATH =
  /\/(?:php-?my-?admin|pma|adminer(?:evo)?(?:-[\w.-]{1,40})?(?:\.php)?|php-?pg-?admin|pgadmin4?|php-?ldap-?admin|phplite-?admin(?:\.php)?|phpredisadmin|redis-commander|mongo-?express|sqlbuddy|webmin|portainer|cockpit|solr|server-(?:status|info)|php-?info(?:\.php)?|info\.php|(?:host-)?manager\/html|mw-config|_profiler|installer|install(?:ation)?(?:\/index)?(?:\.php)?|wp-admin\/install\.php|\.git)\/?$/i;
/** What a link to it says, and nothing else. */
const SAYS =
  /^(?:phpmyadmin|adminer|phppgadmin|pgadmin|phpldapadmin|phpliteadmin|webmin|portainer|server[- ]status|phpinfo(?:\(\))?)$/i;

/** Whether an address is made like that of such software. */
export const isAdministrationAddress = (address: string): boolean => PATH.test(URL.parse(address)?.pathname ?? '');

type Page = Pick<Facts['page'], 'links' | 'document'>;

/**
 * The first link of a page to such an address of its own site; null where it holds none. Only what the page itself links to is
 * given: no address is made up.
 */
export const findAdministrationLink = ({ links, document }: Page, site: Site): string | null => {
  const here = withoutTracking(document.url);
  const found = links.list.find(({ href, text, download }) => {
    const url = href === null || download ? null : URL.parse(href);
    if (url === null || !isOwnAddress(url.href, site) || withoutTracking(url.href) === here) return false;
    return PATH.test(url.pathname) || SAYS.test(text.trim());
  });
  return found?.href === undefined || found.href === null ? null : withoutTracking(found.href);
};

/** What stands open behind a link of the page. */
interface LinkedOpening {
  readonly kind: Opened['kind'];
  readonly name: string;
  readonly url: string;
}

/** What stands open behind the page's link to it; null where it has none or nothing is open, a reason where that was not seen. */
export const findOpenedBehindLink = (
  page: Page,
  site: Site,
  visited: Seen<Pick<Facts['visited'], 'administration'>>,
): LinkedOpening | null | Blind => {
  if (findAdministrationLink(page, site) === null) return null;
  if (!visited.seen) return visited.why === 'notApplicable' ? null : visited.why;
  const { administration } = visited.value;
  if (administration === undefined) return null;
  const { url, opened } = administration;
  if (!opened.seen) return opened.why === 'notApplicable' ? null : opened.why;
  return opened.value === null ? null : { ...opened.value, url };
};
