import { useState } from 'preact/hooks';
import { LocaleContext } from '../../components/locale.ts';
import { WelcomeView } from '../../components/WelcomeView.tsx';
import type { Level, Locale } from '../../lib/model.ts';
import { settingsSlot } from '../../lib/platform/store.ts';
import type { Settings } from '../../lib/settings.ts';

interface Props {
  readonly initial: Settings;
  readonly shortcut: string;
  readonly locale: Locale;
}

/** The page that opens once, on install; its one choice saves at once. */
export const App = ({ initial, shortcut, locale }: Props) => {
  const [level, setLevel] = useState(initial.level);
  const [saved, setSaved] = useState(false);

  const choose = async (next: Level): Promise<void> => {
    setSaved(false);
    await settingsSlot.set({ ...(await settingsSlot.get()), level: next });
    setLevel(next);
    setSaved(true);
  };
  return (
    <LocaleContext.Provider value={locale}>
      <WelcomeView
        browser={import.meta.env.FIREFOX ? 'firefox' : 'chromium'}
        level={level}
        shortcut={shortcut}
        isSaved={saved}
        onLevel={(next) => void choose(next)}
      />
    </LocaleContext.Provider>
  );
};
