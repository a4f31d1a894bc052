import {
  apache,
  caddy,
  cloudflare,
  iis,
  joomla,
  type Language,
  netlify,
  nextjs,
  nginx,
  typo3,
  vercel,
  wordpress,
} from './header-languages.ts';
import type { CodeLocation, Platform, Repair, Site, Warning } from './shape.ts';

/** The desired state of a response header. */
export interface Header {
  readonly name: string;
  /** Null when the header should be removed. */
  readonly value: string | null;
  /**
   * The header's current value, verbatim: only that value is replaced, so that an answer with another, stricter one
   * retains it. Absent when the header should be added to answers that have none of this name.
   */
  readonly seen?: string;
}

interface RepairMethod {
  readonly platform: Platform;
  readonly language: Language;
  /** Locations of the snippet for each of the three operations. */
  readonly places: { readonly add: CodeLocation; readonly change: CodeLocation; readonly remove: CodeLocation };
}

const toPlaces = (location: CodeLocation): RepairMethod['places'] => ({
  add: location,
  change: location,
  remove: location,
});

/** Only nginx needs three places: adding, changing and hiding a header go into different blocks. */
const METHODS: readonly RepairMethod[] = [
  {
    platform: 'nginx',
    language: nginx,
    places: { add: 'nginxHeaders', change: 'nginxHeaderLine', remove: 'nginxHidden' },
  },
  { platform: 'apache', language: apache, places: toPlaces('htaccessEnd') },
  { platform: 'caddy', language: caddy, places: toPlaces('caddySite') },
  { platform: 'cloudflare', language: cloudflare, places: toPlaces('cloudflareHeaders') },
  // Plesk's own nginx has no place for a map, but Apache behind it reads this, and nginx passes on its headers.
  { platform: 'plesk', language: apache, places: toPlaces('htaccessEnd') },
  { platform: 'directadmin', language: apache, places: toPlaces('htaccessEnd') },
  { platform: 'wordpress', language: wordpress, places: toPlaces('wpPlugin') },
  { platform: 'joomla', language: joomla, places: toPlaces('joomlaTemplate') },
  { platform: 'iis', language: iis, places: toPlaces('webConfig') },
  { platform: 'typo3', language: typo3, places: toPlaces('typoscript') },
  { platform: 'vercel', language: vercel, places: toPlaces('vercelJson') },
  { platform: 'netlify', language: netlify, places: toPlaces('netlifyToml') },
  { platform: 'nextjs', language: nextjs, places: toPlaces('nextConfig') },
];

/** Headers whose duplicate does no harm: both have the same value, and the first counts (Fetch, "determine nosniff"). */
const SAME_TWICE = ['X-Content-Type-Options'];

/**
 * IIS adds its own header to the one a program sends, and cannot be told not to: of two HSTS headers only the first
 * counts (RFC 6797 §8.1), which may be the weaker one.
 */
const isOffered = (platform: Platform, { name, value }: Header): boolean =>
  platform !== 'iis' || value === null || SAME_TWICE.includes(name);

/** Values that mean the same in every language into which they are inserted. */
const PLAIN = /^[\w .;=,:-]{1,300}$/;

const write = ({ platform, language, places }: RepairMethod, headers: readonly [Header, ...Header[]], site: Site) => {
  const [{ name, value, seen }] = headers;
  if (!headers.every((header) => isOffered(platform, header))) return null;
  if (value === null) {
    const names = headers.map((header) => header.name);
    return language.remove === undefined ? null : { where: places.remove, snippet: language.remove(names, site) };
  }
  if (seen === undefined)
    return language.add === undefined ? null : { where: places.add, snippet: language.add({ name, value }, site) };
  if (language.change === undefined || !PLAIN.test(seen)) return null;
  return { where: places.change, snippet: language.change({ name, value, seen }, site) };
};

/** A command that shows the headers of the site's answer. */
export const showHeadersCommand = ({ host }: Pick<Site, 'host'>): string => `curl -sI https://${host}/`;

const toHeaderCheck = (site: Site, { name, value }: Header) =>
  value === null
    ? { run: `${showHeadersCommand(site)} | grep -ci '^${name}:'`, shows: '0' }
    : { run: showHeadersCommand(site), shows: `${name}: ${value}` };

/**
 * The repairs that set one header, or remove several, on every platform that supports it.
 *
 * @param headers One header to add or change, or any number to remove.
 */
export const listHeaderRepairs = (
  site: Site,
  headers: readonly [Header, ...Header[]],
  warning: Warning | null = null,
): readonly Repair[] =>
  METHODS.flatMap((way) => {
    const written = write(way, headers, site);
    return written === null
      ? []
      : [
          {
            platform: way.platform,
            warning,
            ...written,
            sets: headers.flatMap(({ name, value }) => (value === null ? [] : [`${name}: ${value}`])),
            check: toHeaderCheck(site, headers[0]),
          },
        ];
  });
