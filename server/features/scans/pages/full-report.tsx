import { useState } from 'preact/hooks';
import { CheckPageContext } from '../../../../components/report/finding/FindingBody.tsx';
import { Report, type ShownScan } from '../../../../components/report/Report.tsx';
import { TicketContext } from '../../../../components/report/repair/CopyTicket.tsx';
import { LanguageContext } from '../../../../components/shared/locale.ts';
import type { PartnerResult } from '../../../../lib/api/result.ts';
import { writeTicket } from '../../../../lib/export/ticket.ts';
import type { Report as FullReport, Locale } from '../../../../lib/model.ts';
import { NO_FILTERS } from '../../../../lib/view/filters.ts';
import { LANGUAGES } from '../../../../lib/words/common.ts';
import { limitOf } from '../../../../lib/words/say.ts';

/** A report with every check, as it is sent to the browser. */
export interface FullScan {
  readonly result: PartnerResult;
  readonly report: FullReport;
  /** Ms since 1970. */
  readonly at: number;
  readonly locale: Locale;
}

/** Id of the element that contains the report, with the data it was rendered from in `data-scan`. */
export const ROOT_ID = 'report';

/** Address of the page that explains a check. */
const checkAt = (id: string, locale: Locale): string => `/controles/${encodeURIComponent(id)}?lang=${locale}`;

const NOBODY = { client: '', agency: '', logo: '', colour: '', namesPijler: true };

const toShownScan = ({ result, report, at, locale }: FullScan): ShownScan => ({
  finishedAt: at,
  result,
  report,
  incomplete: report.incomplete,
  limit: limitOf(report, locale),
  ledger: report.ledger,
  kind: report.kind,
  home: new URL('/', report.target.url).href,
  states: null,
  isExample: false,
});

/** The same report as the extension's: rendered on the server, and hydrated in the browser. */
export const FullReportView = ({ scan }: { readonly scan: FullScan }) => {
  const { report, locale } = scan;
  const [filters, setFilters] = useState(NO_FILTERS);
  return (
    <LanguageContext.Provider value={LANGUAGES[locale]}>
      <CheckPageContext.Provider value={checkAt}>
        <TicketContext.Provider value={(findings, form) => writeTicket(report, findings, locale)[form]}>
          <Report
            scan={toShownScan(scan)}
            print={NOBODY}
            appendix
            filters={filters}
            onFilter={setFilters}
            linkTo={(anchor) => `#${anchor}`}
            hasService={false}
            service={null}
          />
        </TicketContext.Provider>
      </CheckPageContext.Provider>
    </LanguageContext.Provider>
  );
};
