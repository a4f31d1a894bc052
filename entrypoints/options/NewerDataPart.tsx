import { NewerData } from '../../components/options/NewerData.tsx';
import { askForData } from '../../lib/platform/service/access.ts';
import { BUILD } from '../../lib/platform/service/renew-data.ts';
import type { Settings } from '../../lib/settings.ts';

interface Props {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** The question whether newer tables may be asked of the build's own address; nothing in a build without one. */
export const NewerDataPart = ({ settings: { newerData }, onChange }: Props) => {
  const { key, address } = BUILD;
  if (key === '' || address === '') return null;
  const change = async (isOn: boolean): Promise<void> => {
    // The prompt needs the click itself: nothing may be awaited before it.
    onChange({ newerData: isOn && (await askForData(address)) });
  };
  return <NewerData host={new URL(address).host} isOn={newerData} onChange={(isOn) => void change(isOn)} />;
};
