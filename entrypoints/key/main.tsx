import { render } from 'preact';
import { KeyView } from '../../components/key/KeyView.tsx';
import { Page } from '../../components/shared/Page.tsx';
import { getInterfaceLocale } from '../../lib/platform/locale.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { toKeyRequest } from '../../lib/view/key-request.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { keyPageWords } from '../../lib/words/service/key-page.ts';

/** Explains what a partner key is, what it opens, and how to get one. */
const open = async (): Promise<void> => {
  const root = document.getElementById('app');
  if (root === null) return;
  const draw = (now: Settings): void => {
    const locale = getInterfaceLocale(now);
    const { title } = keyPageWords[locale];
    document.documentElement.lang = locale;
    document.title = title;
    render(
      <Page language={LANGUAGES[locale]} name={title}>
        <KeyView request={toKeyRequest(now)} />
      </Page>,
      root,
    );
  };
  draw(await settingsSlot.get());
  settingsSlot.watch(draw);
};

void open();
