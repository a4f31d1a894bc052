import { decodePercent } from '../url/percent-decoded.ts';
import { isVersion } from './version.ts';

/** Names with which a script's address is compared. */
export interface AddressSigns {
  readonly id: string;
  readonly packages: readonly string[];
  readonly files: readonly string[];
}

interface LibraryInAddress {
  readonly library: string;
  readonly version: string;
  /** The address names an immutable release on a content delivery network. */
  readonly exact: boolean;
}

/** Networks on which an address with a version never changes its content. */
const NETWORKS =
  /^(?:cdn\.jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com|ajax\.googleapis\.com|code\.jquery\.com|(?:maxcdn|stackpath|netdna|cdn)\.bootstrapcdn\.com|cdn\.datatables\.net|ajax\.aspnetcdn\.com|code\.highcharts\.com|cdn\.ckeditor\.com|code\.angularjs\.org|vjs\.zencdn\.net|esm\.sh|cdn\.skypack\.dev|ga\.jspm\.io)$/;
/** Networks on which a version of two numbers denotes the newest release that begins with them. */
const RANGES = /^(?:cdn\.jsdelivr\.net|unpkg\.com|esm\.sh|cdn\.skypack\.dev|ga\.jspm\.io)$/;

/** Whether a host is a network that serves libraries of all makers, or those of one maker to everybody. */
export const isLibraryNetwork = (host: string): boolean => NETWORKS.test(host);

/** Folders in which content systems keep libraries with the library's own version in the query. */
const SHIPPED = /\/(?:wp-includes\/js|core\/assets\/vendor|media\/vendor)\//;
/** Names of libraries that are also common names for a site's own scripts. */
const ORDINARY = /^(?:video|chart|foundation|prototype|require)$/i;
const VERSION = String.raw`v?(\d{1,4}(?:\.\d{1,5}){1,3}(?:-?(?:alpha|beta|rc|wp|aem)[.\d]{0,6})?)`;
const ENDING = `(?:[-.](?:min|slim|bundle|full|custom|prod|production|development|umd|pack|packed|all|js)){0,6}`;
const FILE_WITH_VERSION = new RegExp(String.raw`^(.{1,60}?)[-._]${VERSION}${ENDING}\.m?js$`, 'i');
const FILE = new RegExp(String.raw`^(.{1,60}?)${ENDING}\.m?js$`, 'i');
const PACKAGE = new RegExp(String.raw`(?:^|[/,])((?:@[\w.-]{1,40}/)?[\w.-]{1,60})@${VERSION}(?=[/,]|$)`, 'g');

const hasName = (names: readonly string[], name: string): boolean =>
  names.some((one) => one.toLowerCase() === name.toLowerCase());

const findByPackage = (path: string, signs: readonly AddressSigns[]): readonly (readonly [string, string])[] =>
  [...path.matchAll(PACKAGE)].flatMap(([, name = '', version = '']) =>
    signs.flatMap(({ id, packages }) => (hasName(packages, name) ? [[id, version] as const] : [])),
  );

/** `/bootstrap/3.3.7/js/bootstrap.min.js`, and on a network also `/ui/1.12.1/jquery-ui.js`. */
const findByFolder = (segments: readonly string[], signs: readonly AddressSigns[], network: boolean) => {
  const stem = FILE.exec(segments.at(-1) ?? '')?.[1] ?? '';
  return segments.slice(0, -1).flatMap((segment, index) => {
    const version = segment.replace(/^v(?=\d)/, '');
    if (!isVersion(version)) return [];
    return signs.flatMap(({ id, packages, files }) =>
      hasName(files, stem) && (network || hasName(packages, segments[index - 1] ?? '')) ? [[id, version] as const] : [],
    );
  });
};

const findByFile = (file: string, signs: readonly AddressSigns[]) => {
  const [, stem = '', version = ''] = FILE_WITH_VERSION.exec(file) ?? [];
  if (version === '' || ORDINARY.test(stem)) return [];
  return signs.flatMap(({ id, files }) => (hasName(files, stem) ? [[id, version] as const] : []));
};

/** `/wp-includes/js/jquery/jquery.min.js?ver=3.7.1`: elsewhere the query is the theme's or the system's own version. */
const findByQuery = ({ pathname, search }: URL, signs: readonly AddressSigns[]) => {
  if (!SHIPPED.test(pathname)) return [];
  const version = /^\?(?:(?:ver|v)=)?([\w.-]{3,30})(?:&|$)/.exec(search)?.[1] ?? '';
  if (!isVersion(version)) return [];
  const stem = /\/jquery\/ui\//.test(pathname) ? 'jquery-ui' : (FILE.exec(pathname.split('/').at(-1) ?? '')?.[1] ?? '');
  return signs.flatMap(({ id, files }) => (hasName(files, stem) ? [[id, version] as const] : []));
};

/** Libraries with their version as a script's address names them; mostly none or one. Never throws. */
export const findLibrariesInAddress = (
  address: string,
  signs: readonly AddressSigns[],
): readonly LibraryInAddress[] => {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return [];
  const path = decodePercent(url.pathname).slice(0, 2_000);
  const segments = path.split('/');
  const network = NETWORKS.test(url.hostname);
  const packages = findByPackage(path, signs);
  const found = [
    ...(RANGES.test(url.hostname) ? packages.filter(([, version]) => !/^v?\d+\.\d+$/.test(version)) : packages),
    ...findByFolder(segments, signs, network),
    ...findByFile(segments.at(-1) ?? '', signs),
    ...findByQuery(url, signs),
  ];
  const unique = new Map(found.map(([library, version]) => [`${library} ${version}`, { library, version }]));
  return [...unique.values()].map((sign) => ({ ...sign, exact: network }));
};
