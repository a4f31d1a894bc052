import { render } from 'preact';
import { useState } from 'preact/hooks';
import { Page } from '../../components/shared/Page.tsx';
import { WelcomeView } from '../../components/welcome/WelcomeView.tsx';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import { getShortcut } from '../../lib/platform/shortcut.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import { DEFAULTS, type Settings } from '../../lib/settings.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { welcomeWords } from '../../lib/words/welcome.ts';

interface Props {
  readonly initial: Settings;
  readonly shortcut: string;
}

/** The page that opens once, on install; its only choice is saved at once. */
const App = ({ initial, shortcut }: Props) => {
  const [level, setLevel] = useState(initial.level);
  const [saved, setSaved] = useState<boolean | null>(null);

  const saveLevel = async (isSiteOnly: boolean): Promise<void> => {
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
      onSiteOnly={(isSiteOnly) => void saveLevel(isSiteOnly)}
    />
  );
};

const open = async (): Promise<void> => {
  const [settings, shortcut] = await Promise.all([settingsSlot.get(), getShortcut()]);
  const root = document.getElementById('app');
  if (root === null) return;
  const draw = (now: Settings): void => {
    const locale = getInterfaceLocale(now);
    document.documentElement.lang = locale;
    document.title = welcomeWords[locale].title;
    render(
      <Page language={LANGUAGES[locale]} name={welcomeWords[locale].title}>
        <App initial={now} shortcut={shortcut} />
      </Page>,
      root,
    );
  };
  draw(settings);
  settingsSlot.watch(draw);
};

void open();
