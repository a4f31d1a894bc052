import { LocaleContext } from '../../components/locale.ts';
import { NotFound } from '../../components/NotFound.tsx';
import type { Locale } from '../../lib/model.ts';
import type { Settings } from '../../lib/settings.ts';
import type { Found } from './find-scan.ts';
import { Scan } from './Scan.tsx';

interface Props {
  readonly domain: string;
  readonly found: Found | null;
  readonly settings: Settings;
  readonly locale: Locale;
}

/** The report page: one scan, as a record that needs neither tab nor network. */
export const App = ({ domain, found, settings, locale }: Props) => (
  <LocaleContext.Provider value={locale}>
    {found ? <Scan found={found} settings={settings} locale={locale} /> : <NotFound domain={domain} />}
  </LocaleContext.Provider>
);
