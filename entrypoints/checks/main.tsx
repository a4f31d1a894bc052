import { render } from 'preact';
import { ChecksView } from '../../components/checks/ChecksView.tsx';
import { Page } from '../../components/shared/Page.tsx';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { checkPageWords, readRequestedLanguage } from '../../lib/words/check-pages.ts';
import { LANGUAGES } from '../../lib/words/common.ts';

/** Explains every check, in the language of the report that links here. */
const open = async (): Promise<void> => {
  const root = document.getElementById('app');
  if (root === null) return;
  const draw = (now: Settings): void => {
    const locale = readRequestedLanguage(location.search) ?? getInterfaceLocale(now);
    document.documentElement.lang = locale;
    document.title = checkPageWords[locale].title;
    render(
      <Page language={LANGUAGES[locale]} name={checkPageWords[locale].title}>
        <ChecksView />
      </Page>,
      root,
    );
  };
  draw(await settingsSlot.get());
  settingsSlot.watch(draw);
  // The section that the address names did not exist yet when the page was opened.
  if (location.hash !== '') location.replace(location.hash);
};

void open();
