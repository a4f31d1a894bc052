import type { Facts, Seen } from '../../evidence.ts';
import type { Blind } from '../../model.ts';
import { isOwnAddress, type Site } from '../url/own-address.ts';
import { withoutTracking } from '../url/page-address.ts';
import type { Opened } from './administration.ts';

/** Default paths of database and server administration, installers and developers' pages. */
const PATH =
  /\/(?:php-?my-?admin|pma|adminer(?:evo)?(?:-[\w.-]{1,40})?(?:\.php)?|php-?pg-?admin|pgadmin4?|php-?ldap-?admin|phplite-?admin(?:\.php)?|phpredisadmin|redis-commander|mongo-?express|sqlbuddy|webmin|portainer|cockpit|solr|server-(?:status|info)|php-?info(?:\.php)?|info\.php|(?:host-)?manager\/html|mw-config|_profiler|installer|install(?:ation)?(?:\/index)?(?:\.php)?|wp-admin\/install\.php|\.git)\/?$/i;
/** Link texts that consist only of such software's name. */
const SAYS =
  /^(?:phpmyadmin|adminer|phppgadmin|pgadmin|phpldapadmin|phpliteadmin|webmin|portainer|server[- ]status|phpinfo(?:\(\))?)$/i;

/** Whether an address has a path like that of such software. */
export const isAdministrationAddress = (address: string): boolean => PATH.test(URL.parse(address)?.pathname ?? '');

type Page = Pick<Facts['page'], 'links' | 'document'>;

/**
 * The first link of a page to such an address of its own site; null when there is none. Returns only what the page
 * itself links to: no address is guessed.
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

/** Something open to anybody behind a link of the page. */
interface LinkedOpening {
  readonly kind: Opened['kind'];
  readonly name: string;
  readonly url: string;
}

/**
 * What is open behind the page's link to administration; null when there is no link or nothing is open, a reason when
 * it was not seen.
 */
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
