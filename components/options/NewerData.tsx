import { optionsWords } from '../../lib/words/options.ts';
import { Switch } from '../shared/form/Switch.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** Host of the address that the build names. */
  readonly host: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether newer tables may be requested from the build's own address: a separate contact, at every contact level. */
export const NewerData = ({ host, isOn, onChange }: Props) => {
  const { label, note } = optionsWords[useLocale()].level.newerData;
  return <Switch label={label} note={note({ host })} name="newerData" isOn={isOn} onChange={onChange} />;
};
