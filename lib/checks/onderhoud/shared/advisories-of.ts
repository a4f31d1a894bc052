import { type Advisory, getTables } from '../../../data/tables.ts';
import type { FoundLibrary } from '../../../parse/software/found-libraries.ts';
import { isInRange, isPatchedFork } from '../../../parse/software/version.ts';

/** The rating of one library or framework according to public advisories. */
export type Rating = 'none' | 'low' | 'medium' | 'high';
/** Advisories whose version range includes the library's version. */
export const findAdvisories = ({ id, version }: FoundLibrary): readonly Advisory[] =>
  getTables().advisories.filter((advisory) => advisory.library === id && isInRange(version, advisory));

/**
 * Rates a library. A framework's output may be exported files only: the worst rating is certain only when its server
 * answered.
 */
export const rateLibrary = (found: FoundLibrary, served: boolean): Rating => {
  const counted = findAdvisories(found).filter(({ scope }) => scope !== 'node');
  const severities = counted.map(({ severity }) => severity);
  // A hanging page costs a visitor a reload, whatever it does to a server: only code execution or a data leak is a
  // danger.
  const grave = counted.filter(({ gain }) => gain === 'runs' || gain === 'leaks').map(({ severity }) => severity);
  const isGrave = grave.includes('high') || grave.includes('critical');
  const isCertain = served || counted.every(({ scope }) => scope === 'browser');
  if (isGrave) return isCertain && !isPatchedFork(found.version) ? 'high' : 'medium';
  if (severities.some((severity) => severity !== 'low')) return 'medium';
  return severities.length > 0 ? 'low' : 'none';
};

/** The library and its advisories, as one line of evidence. */
export const formatAdvisories = (found: FoundLibrary): string => {
  const named = findAdvisories(found).map(
    ({ id, severity, gain }) =>
      `${id} ${gain === 'server' ? '(Node.js)' : severity}${gain === 'hangs' ? ' (DoS)' : ''}`,
  );
  return `${found.name} ${found.version}: ${[...new Set(named)].join(', ')}`;
};
