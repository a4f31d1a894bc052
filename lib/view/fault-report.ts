import type { Pillar } from '../model.ts';
import type { StateFault } from '../state.ts';

/**
 * The text that a user copies to report errors of ours: the version, and a line per error with as much as the tier
 * allows. It contains no address, and nothing of the page.
 */
export const formatFaultReport = (version: string, pillar: Pillar, faults: readonly StateFault[]): string =>
  [
    `Pijler ${version}`,
    ...faults.map(({ check = '', error, at = '' }) =>
      [pillar, check, error, at].filter((part) => part !== '').join(' · '),
    ),
  ].join('\n');
