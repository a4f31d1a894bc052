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

/** A response header as it should be. */
export interface Header {
  readonly name: string;
  /** Null where it should go. */
  readonly value: string | null;
  /**
   * What is sent under this name now, to the letter: that value alone is replaced, so that an answer with another, stricter
   * one keeps it. Absent: the header is added, to answers that have none of this name.
   */
  readonly seen?: string;
}

interface RepairMethod {
  readonly platform: Platform;
  readonly language: Language;
  /** Where each of the three goes. */
  readonly places: { readonly add: CodeLocation; readonly change: CodeLocation; readonly remove: CodeLocation };
}

const toPlaces = (location: CodeLocation): RepairMethod['places'] => ({
  add: location,
  change: location,
  remove: location,
});

/** nginx alone needs three places: what is added, changed and hidden stands in blocks of its own. */
const METHODS: readonly RepairMethod[] = [
  {
    platform: 'nginx',
    language: nginx,
    places: { add: 'nginxHeaders', change: 'nginxHeaderLine', remove: 'nginxHidden' },
  },
  { platform: 'apache', language: apache, places: toPlaces('htaccessEnd') },
  { platform: 'caddy', language: caddy, places: toPlaces('caddySite') },
  { platform: 'cloudflare', language: cloudflare, places: toPlaces('cloudflareHeaders') },
  // Behind its nginx, which has no place for a map: Apache reads this, and what it sends passes through.
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

/** Of which a second one changes nothing: all say the same, and the first counts (Fetch, "determine nosniff"). */
const SAME_TWICE = ['X-Content-Type-Options'];

/**
 * IIS adds its own beside what a program sends, and cannot be told not to: of two headers of HSTS the first alone counts
 * (RFC 6797 §8.1), which may be the weaker.
 */
const isOffered = (platform: Platform, { name, value }: Header): boolean =>
  platform !== 'iis' || value === null || SAME_TWICE.includes(name);

/** Values that mean the same in every language that they are put into. */
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
 * The repairs that set one header, or take several away, on every platform that can.
 *
 * @param headers One that is added or changed, or any number that go.
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
