import { useState } from 'preact/hooks';
import { WelcomeView } from '../../components/welcome/WelcomeView.tsx';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { DEFAULTS, type Settings } from '../../lib/settings.ts';

interface Props {
  readonly initial: Settings;
  readonly shortcut: string;
}

/** The page that opens once, on install; its one choice saves at once. */
export const App = ({ initial, shortcut }: Props) => {
  const [level, setLevel] = useState(initial.level);
  const [saved, setSaved] = useState<boolean | null>(null);

  const choose = async (isSiteOnly: boolean): Promise<void> => {
    const next = isSiteOnly ? 'A' : DEFAULTS.level;
    setLevel(next);
    setSaved(null);
    await settingsSlot
      .change((settings) => ({ ...settings, level: next }))
      .then(
        () => setSaved(true),
        () => setSaved(false),
      );
  };
  return (
    <WelcomeView
      browser={import.meta.env.FIREFOX ? 'firefox' : 'chromium'}
      isSiteOnly={level === 'A'}
      shortcut={shortcut}
      saved={saved}
      onSiteOnly={(isSiteOnly) => void choose(isSiteOnly)}
    />
  );
};
