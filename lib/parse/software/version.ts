import { getOwn } from '../text/own.ts';

/** A version as text: numbers with dots, perhaps a pre-release, a vendor's suffix, build metadata. */
interface Version {
  readonly numbers: readonly number[];
  /** Parts of the pre-release, lower case; null for a release. */
  readonly preRelease: readonly (string | number)[] | null;
  /** A letter right after the last number, as in OpenSSL's `1.1.1k`. */
  readonly letter: string;
}

/** A half-open range: from ≤ version < below. The version that contains the fix is not affected, its pre-releases are. */
export interface Range {
  readonly from: string;
  readonly below: string;
}

const SHAPE =
  /^v?(\d{1,9}(?:\.\d{1,9}){0,4})([a-z](?![a-z\d]))?(?:[-.]?(alpha|beta|preview|pre|rc|dev|canary|next|[ab](?=\d))[-.]?([\w.-]*))?/i;
/** Marks of distributions and vendors that put fixes into an old version without changing its number. */
const FORK =
  /[-+~](?:aem|wp\b|dfsg|deb|ubuntu|debian|el\d|patched|fork|lts|nes|drupal|mage)|\bubuntu\b|\bdebian\b|never-?ending/i;

const LONG: Readonly<Record<string, string>> = { a: 'alpha', b: 'beta' };

/** Parses a version; null when the text does not begin with one. */
const parse = (text: string): Version | null => {
  const match = SHAPE.exec(text.trim().split('+')[0] ?? '');
  if (match === null) return null;
  const [, numbers = '', letter = '', label, rest = ''] = match;
  return {
    numbers: numbers.split('.').map(Number),
    preRelease:
      label === undefined ? null : [getOwn(LONG, label.toLowerCase()) ?? label.toLowerCase(), ...splitVersion(rest)],
    letter: letter.toLowerCase(),
  };
};

const splitVersion = (text: string): readonly (string | number)[] =>
  (text.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((part) => (/^\d/.test(part) ? Number(part) : part));

const compareParts = (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index] ?? -1, b[index] ?? -1];
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    // Semantic versioning §11: numbers come before words.
    if (typeof left === 'number') return -1;
    if (typeof right === 'number') return 1;
    return left < right ? -1 : 1;
  }
  return 0;
};

const comparePreReleases = (a: Version['preRelease'], b: Version['preRelease']): number => {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return compareParts(a, b);
};

/**
 * Order of two versions (negative: a is older). Missing numbers are 0, a pre-release is older than its release, build
 * metadata and vendors' suffixes do not count. A final letter only counts with `letters`, for products that number
 * their patches that way.
 */
export const compareVersions = (a: string, b: string, letters = false): number => {
  const [left, right] = [parse(a), parse(b)];
  if (left === null || right === null) return left === right ? 0 : left === null ? -1 : 1;

  const length = Math.max(left.numbers.length, right.numbers.length);
  for (let index = 0; index < length; index += 1) {
    const step = (left.numbers[index] ?? 0) - (right.numbers[index] ?? 0);
    if (step !== 0) return step;
  }
  if (letters && left.letter !== right.letter) return left.letter < right.letter ? -1 : 1;
  return comparePreReleases(left.preRelease, right.preRelease);
};

export const isInRange = (version: string, { from, below }: Range): boolean =>
  compareVersions(version, from) >= 0 && compareVersions(version, below) < 0;

/** Whether a text is a version: it has a dot, is short and begins with numbers; a hash, date or build number is not one. */
export const isVersion = (text: string): boolean =>
  text.length <= 40 && /^v?\d{1,4}\.\d{1,6}(?:[.\-+~a-z]|$)/i.test(text) && parse(text) !== null;

/** Most majors that may have been released since a table was made. */
const MAJORS_BEYOND = 4;

/**
 * Whether a version can have been released, given the `newest` known one: not `99.9`, nor the placeholder in code
 * before a release, `0.0.0`.
 */
export const canBeReleased = (version: string, newest: string): boolean =>
  isVersion(version) &&
  !/^v?0\.0\b/.test(version) &&
  (parseMajor(version) ?? 0) <= (parseMajor(newest) ?? 0) + MAJORS_BEYOND;

/** Whether a version is a vendor's own build, which may have fixes under an old number. */
export const isPatchedFork = (text: string): boolean => FORK.test(text);

/** The first number of a version; null when the text is not one. */
export const parseMajor = (text: string): number | null => parse(text)?.numbers[0] ?? null;

/** Whether a version is in a branch: `3` contains 3.7.1, `8.1` contains 8.1.2 and not 8.10. */
export const isInBranch = (version: string, branch: string): boolean => {
  const [numbers, wanted] = [parse(version)?.numbers, parse(branch)?.numbers];
  if (numbers === undefined || wanted === undefined) return false;
  return wanted.every((number, index) => (numbers[index] ?? 0) === number);
};
