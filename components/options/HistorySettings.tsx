import type { Settings } from '../../lib/settings.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { Switch } from '../shared/form/Switch.tsx';
import { HistoryOptions } from '../shared/HistoryOptions.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly settings: Settings;
  /** How many scans are stored; null until it is known. */
  readonly count: number | null;
  readonly onChange: (changes: Partial<Settings>) => void;
  readonly onClear: () => void;
}

/** Whether scans are stored and with how much of their address, how many there are, and the button that wipes them. */
export const HistorySettings = ({ settings, count, onChange, onClear }: Props) => {
  const words = optionsWords[useLocale()].history;
  return (
    <>
      <Switch
        label={words.keep}
        note={words.keepNote}
        name="keepHistory"
        isOn={settings.keepHistory}
        onChange={(keepHistory) => onChange({ keepHistory })}
      />
      <Switch
        label={words.fullUrl}
        note={words.fullUrlNote}
        name="fullUrl"
        isOn={settings.fullUrl}
        onChange={(fullUrl) => onChange({ fullUrl })}
      />
      <p>
        {count !== null && words.count({ count })} <a href="/history.html">{words.open}</a>
      </p>
      {count !== 0 && <HistoryOptions onClear={onClear} />}
    </>
  );
};
