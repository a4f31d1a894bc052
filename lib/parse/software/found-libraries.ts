import { type AddressSigns, findLibrariesInAddress } from './library-address.ts';
import { canBeReleased, compareVersions, isVersion } from './version.ts';

interface LibrarySigns extends AddressSigns {
  readonly name: string;
  /** Newest known release. */
  readonly newest: string;
  readonly banners: readonly RegExp[];
}

/** Sources in which libraries may name themselves. */
export interface LibraryEvidence {
  /** Versions found in the page's own JavaScript world. */
  readonly world: readonly { readonly library: string; readonly version: string }[];
  /** Own scripts that were read: comments kept by minifiers, and versions that code states. */
  readonly files: readonly {
    readonly url: string;
    readonly banners: readonly string[];
    readonly constants: readonly { readonly library: string; readonly version: string }[];
  }[];
  /** Addresses of all scripts that the page loads. */
  readonly addresses: readonly string[];
}

export interface FoundLibrary {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** The script's address; empty when found in the page's own JavaScript world. */
  readonly where: string;
}

interface Sign {
  readonly library: string;
  readonly version: string;
  readonly where: string;
}

/** Removes a leading v, and the build that React adds to its releases (`18.3.1-next-f1338f8080-20240426`). */
const normalizeVersion = (version: string): string =>
  version.replace(/^v/, '').replace(/-next-[0-9a-f]{7,12}-\d{8}$/, '');

/** Text after a version that something else only refers to: `v1.7+ plugin`, `3.3.7 or later`, `1.8.3 is required`. */
const SPOKEN_OF =
  /^(?:\+(?!\w)|[ \t]{1,9}(?:or|and|is|are|must|needed|required|compatible|plug-?in|extension|add-?on|theme|adapter|wrapper|polyfill)\b)/i;

const findVersion = (banner: string, pattern: RegExp): string | undefined => {
  const match = pattern.exec(banner);
  if (match === null) return undefined;
  return SPOKEN_OF.test(banner.slice(match.index + match[0].length)) ? undefined : match[1];
};

const findInBanners = (banners: readonly string[], table: readonly LibrarySigns[]) =>
  banners.flatMap((banner) =>
    table.flatMap(({ id, banners: patterns }) => {
      const version = patterns.map((pattern) => findVersion(banner, pattern)).find((match) => match !== undefined);
      return version === undefined ? [] : [{ library: id, version }];
    }),
  );

const findInFile = ({ url, banners, constants }: LibraryEvidence['files'][number], table: readonly LibrarySigns[]) =>
  [...findInBanners(banners, table), ...constants].map((sign) => ({ ...sign, where: url }));

/**
 * Libraries with an explicit version, once per version, by library and then oldest first. A version in the page's
 * world, a script's content or an immutable address counts; one in a file name alone only when those have none for that
 * library.
 */
export const findLibraries = (evidence: LibraryEvidence, table: readonly LibrarySigns[]): readonly FoundLibrary[] => {
  const addressed = evidence.addresses.flatMap((where) =>
    findLibrariesInAddress(where, table).map((sign) => ({ ...sign, where })),
  );
  const exact: readonly Sign[] = [
    ...evidence.files.flatMap((file) => findInFile(file, table)),
    ...addressed.filter(({ exact: immutable }) => immutable),
    ...evidence.world.map((sign) => ({ ...sign, where: '' })),
  ];
  const reported = new Set(exact.filter(({ version }) => isVersion(version)).map(({ library }) => library));
  const named: readonly Sign[] = addressed.filter(
    ({ library, exact: immutable }) => !immutable && !reported.has(library),
  );

  const unique = new Map<string, FoundLibrary>();
  for (const { library, version: written, where } of [...exact, ...named]) {
    const row = table.find(({ id }) => id === library);
    const version = normalizeVersion(written);
    const key = `${library} ${version}`;
    if (row === undefined || !canBeReleased(version, row.newest) || unique.has(key)) continue;
    unique.set(key, { id: library, name: row.name, version, where });
  }
  return [...unique.values()].sort((a, b) => a.id.localeCompare(b.id, 'en') || compareVersions(a.version, b.version));
};
