import { render } from 'preact-render-to-string';
import { Cover } from '../../../../components/report/Cover.tsx';
import { StepsPage } from '../../../../components/report/repair/StepsPage.tsx';
import { LanguageContext } from '../../../../components/shared/locale.ts';
import type { Locale, Report } from '../../../../lib/model.ts';
import { toTitleName } from '../../../../lib/view/visible.ts';
import { LANGUAGES } from '../../../../lib/words/common.ts';
import { reportWords } from '../../../../lib/words/report/report.ts';
import { loadWebAssets } from '../../../core/pages/assets.ts';

/** Nothing runs and nothing is loaded, whatever the texts of a scanned site or the client’s name contain. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Renders the two pages for a client as one self-contained file: a cover, and what to do first. */
export const renderClientReport = async (
  report: Report,
  { client, locale }: { readonly client: string; readonly locale: Locale },
): Promise<string> => {
  const { paper } = await loadWebAssets();
  const maker = { agency: '', logo: '', colour: '', namesPijler: true };
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{reportWords[locale].title({ host: toTitleName(report.target.host) })}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: paper }} />
      </head>
      <body>
        <LanguageContext.Provider value={LANGUAGES[locale]}>
          <main>
            <Cover report={report} client={client} {...maker} isExample={false} />
            <StepsPage report={report} />
          </main>
        </LanguageContext.Provider>
      </body>
    </html>
  );
  return `<!doctype html>\n${render(page)}\n`;
};
