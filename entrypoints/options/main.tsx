import { render } from 'preact';
import { Page } from '../../components/shared/Page.tsx';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import { getShortcut } from '../../lib/platform/shortcut.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { App } from './App.tsx';

declare global {
  /** Set by `sums.js`, which the build writes when all other files exist (scripts/package/sums.ts). */
  var pijlerSums: string | undefined;
}

const open = async (): Promise<void> => {
  const [settings, shortcut] = await Promise.all([settingsSlot.get(), getShortcut()]);
  const root = document.getElementById('app');
  if (root === null) return;
  const draw = (now: Settings): void => {
    const locale = getInterfaceLocale(now);
    render(
      <Page language={LANGUAGES[locale]} name={optionsWords[locale].title}>
        <App initial={now} shortcut={shortcut} digest={globalThis.pijlerSums ?? ''} />
      </Page>,
      root,
    );
  };
  draw(settings);
  settingsSlot.watch(draw);
  // The section that the address names exists only now.
  const section = document.getElementById(location.hash.slice(1));
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
};

void open();
