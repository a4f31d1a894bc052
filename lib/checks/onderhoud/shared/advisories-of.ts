import { type Advisory, getTables } from '../../../data/tables.ts';
import type { FoundLibrary } from '../../../parse/software/found-libraries.ts';
import { isInRange, isPatchedFork } from '../../../parse/software/version.ts';

/** What public advisories make of one library or framework. */
export type Rating = 'none' | 'low' | 'medium' | 'high';
/** Advisories in whose range its version lies. */
export const findAdvisories = ({ id, version }: FoundLibrary): readonly Advisory[] =>
  getTables().advisories.filter((advisory) => advisory.library === id && isInRange(version, advisory));

/** What a framework serves may be a bundle of files alone: only where its server answered is the worst certain. */
export const rateLibrary = (found: FoundLibrary, served: boolean): Rating => {
  const counted = findAdvisories(found).filter(({ scope }) => scope !== 'node');
  const severities = counted.map(({ severity }) => severity);
  // A page that hangs costs a visitor a reload, whatever it does to a server: only what runs or leaks is a danger.
  const grave = counted.filter(({ gain }) => gain === 'runs' || gain === 'leaks').map(({ severity }) => severity);
  const isGrave = grave.includes('high') || grave.includes('critical');
  const isCertain = served || counted.every(({ scope }) => scope === 'browser');
  if (isGrave) return isCertain && !isPatchedFork(found.version) ? 'high' : 'medium';
  if (severities.some((severity) => severity !== 'low')) return 'medium';
  return severities.length > 0 ? 'low' : 'none';
};

/** The library and its advisories, in a line of evidence. */
export const formatAdvisories = (found: FoundLibrary): string => {
  const named = findAdvisories(found).map(
    ({ id, severity, gain }) =>
      `${id} ${gain === 'server' ? '(Node.js)' : severity}${gain === 'hangs' ? ' (DoS)' : ''}`,
  );
  return `${found.name} ${found.version}: ${[...new Set(named)].join(', ')}`;
};
