import type { Finding } from '../../lib/model.ts';
import { say } from '../../lib/words/say.ts';
import type { Platform } from '../../lib/words/shape.ts';
import { useLocale } from '../shared/locale.ts';
import { PlatformTabs } from './PlatformTabs.tsx';

interface Props {
  readonly finding: Finding;
  readonly detected: readonly Platform[];
}

/** How what a check found is repaired; nothing for a finding that asks for no repair. */
export const Repair = ({ finding, detected }: Props) => {
  const { fix, fixes } = say(finding, useLocale());
  const isFault = finding.outcome === 'fail' || finding.outcome === 'warn';
  return isFault && fix !== '' ? <PlatformTabs fix={fix} fixes={fixes} detected={detected} /> : null;
};
