import { render } from 'preact';
import { NotFound } from '../../components/report/NotFound.tsx';
import { ErrorBoundary } from '../../components/shared/ErrorBoundary.tsx';
import { Page } from '../../components/shared/Page.tsx';
import { VersionContext } from '../../components/shared/version.ts';
import type { Locale } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { reportLocale } from '../../lib/platform/locale.ts';
import { removeScan } from '../../lib/platform/storage/history.ts';
import { dropReports } from '../../lib/platform/storage/session-report.ts';
import { settingsSlot } from '../../lib/platform/storage/store.ts';
import type { Settings } from '../../lib/settings.ts';
import { readPosition } from '../../lib/view/filters.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { findExample, isExample } from './example.ts';
import { type Found, findScan } from './find-scan.ts';
import { Scan } from './Scan.tsx';

interface Props {
  readonly domain: string;
  readonly found: Found | null;
  readonly settings: Settings;
  readonly locale: Locale;
}

/** Removes a scan wherever it is stored, and shows what is left of it. */
const remove = async (id: string): Promise<void> => {
  await Promise.allSettled([removeScan(id), dropReports(id)]);
  location.reload();
};

/** The report page: one scan, as a record that depends neither on a tab nor on the network. */
const App = ({ domain, found, settings, locale }: Props) => {
  if (found === null) return <NotFound domain={domain} />;
  const { id, domain: host } = found.stored;
  const exits = [{ name: historyWords[locale].scan.remove, onPress: () => void remove(id) }];
  return (
    <VersionContext.Provider value={browser.runtime.getManifest().version}>
      <ErrorBoundary name={reportWords[locale].title({ host })} exits={exits}>
        <Scan found={found} settings={settings} locale={locale} />
      </ErrorBoundary>
    </VersionContext.Provider>
  );
};

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
