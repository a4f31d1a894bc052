import { readFileSync, statSync } from 'node:fs';
import { isUnder, withoutDot } from '../../lib/parse/url/host-match.ts';
import { UsageError } from './options/usage-error.ts';

/** Whether a host, in lower case and without a last dot, is left alone. */
export type LeavesAlone = (host: string) => boolean;

/** The domain on a line; null where there is none, as after a `#`. Throws a UsageError. */
const parseDomain = (line: string, at: string): string | null => {
  const typed = line.replace(/#.*/, '').trim();
  if (typed === '') return null;
  const url = URL.parse(`http://${typed}/`);
  if (url === null || url.href !== `http://${url.hostname}/`)
    throw new UsageError(({ oneDomain }) => oneDomain({ at, typed }));
  return withoutDot(url.hostname);
};

const readDomains = (file: string): readonly string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => parseDomain(line, `${file}, line ${index + 1}`) ?? []);

/** When and how a file was last written. */
const readStamp = (file: string): string => {
  const { mtimeMs, size, ino } = statSync(file);
  return `${mtimeMs} ${size} ${ino}`;
};

/**
 * Reads a list of domains that want no scans, one on a line; what lies below one is meant too. It is read again when it has
 * changed: then `tell` hears why it cannot be used, and the list of before holds. Throws a UsageError where it is none.
 */
export const createLeaveAlone = (file: string, tell: (problem: Error) => void): LeavesAlone => {
  const read = () => {
    try {
      return { stamp: readStamp(file), domains: readDomains(file) };
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(({ unreadable }) => unreadable({ option: '--leave-alone', path: file }));
    }
  };
  let known = read();
  const updateList = (): void => {
    const stamp = statSync(file, { throwIfNoEntry: false }) ? readStamp(file) : '';
    if (stamp === known.stamp) return;
    known = { ...known, stamp };
    try {
      known = read();
    } catch (error) {
      tell(error as Error);
    }
  };
  return (host) => {
    updateList();
    return known.domains.some((domain) => isUnder(host, domain));
  };
};
