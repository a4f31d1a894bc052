import { render } from 'preact';
import { Page } from '../../components/shared/Page.tsx';
import { reportLocale } from '../../lib/platform/locale.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { readPosition } from '../../lib/view/filters.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { App } from './App.tsx';
import { findExample, isExample } from './example.ts';
import { findScan } from './find-scan.ts';

const open = async (): Promise<void> => {
  const domain = new URLSearchParams(location.search).get('domain') ?? '';
  const { id } = readPosition(location.hash);
  const [settings, found] = await Promise.all([
    settingsSlot.get(),
    isExample(id) ? findExample() : findScan(domain, id),
  ]);
  const root = document.getElementById('app');
  if (root === null) return;
  const draw = (now: Settings): void => {
    const locale = reportLocale(now);
    document.documentElement.lang = locale;
    render(
      <Page language={LANGUAGES[locale]} name={reportWords[locale].heading}>
        <App domain={domain} found={found} settings={now} locale={locale} />
      </Page>,
      root,
    );
  };
  draw(settings);
  settingsSlot.watch(draw);
};

void open();
