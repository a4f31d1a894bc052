import { NotFound } from '../../components/report/NotFound.tsx';
import { Boundary } from '../../components/shared/Boundary.tsx';
import { VersionContext } from '../../components/shared/version.ts';
import type { Locale } from '../../lib/model.ts';
import { browser } from '../../lib/platform/browser.ts';
import { removeScan } from '../../lib/platform/storage/history.ts';
import { dropReports } from '../../lib/platform/storage/session-report.ts';
import type { Settings } from '../../lib/settings.ts';
import { historyWords } from '../../lib/words/report/history.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import type { Found } from './find-scan.ts';
import { Scan } from './Scan.tsx';

interface Props {
  readonly domain: string;
  readonly found: Found | null;
  readonly settings: Settings;
  readonly locale: Locale;
}

/** Forgets a scan wherever it is kept, and shows what is left of it. */
const remove = async (id: string): Promise<void> => {
  await Promise.allSettled([removeScan(id), dropReports(id)]);
  location.reload();
};

/** The report page: one scan, as a record that needs neither tab nor network. */
export const App = ({ domain, found, settings, locale }: Props) => {
  if (found === null) return <NotFound domain={domain} />;
  const { id, domain: host } = found.stored;
  const exits = [{ name: historyWords[locale].scan.remove, onPress: () => void remove(id) }];
  return (
    <VersionContext.Provider value={browser.runtime.getManifest().version}>
      <Boundary name={reportWords[locale].title({ host })} exits={exits}>
        <Scan found={found} settings={settings} locale={locale} />
      </Boundary>
    </VersionContext.Provider>
  );
};
