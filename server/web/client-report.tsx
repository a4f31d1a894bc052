import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { render } from 'preact-render-to-string';
import { Cover } from '../../components/report/Cover.tsx';
import { StepsPage } from '../../components/report/StepsPage.tsx';
import { LanguageContext } from '../../components/shared/locale.ts';
import type { Locale, Report } from '../../lib/model.ts';
import { named } from '../../lib/view/visible.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { reportWords } from '../../lib/words/report.ts';

/** Nothing runs and nothing is fetched, whatever a scanned site or its client’s name may say. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Two sheets on a table, which print as the extension prints them. */
const SHEETS = `
:root { color-scheme: light; font-size: 10.5pt; }
@page { size: A4; margin: 15mm; }
@media screen {
  html { background: #ece9e1; }
  main { display: grid; gap: 2rem; justify-content: center; padding: 2rem 1rem; }
  .paper { inline-size: min(210mm, 100%); padding: 15mm; background: #ffffff; box-shadow: 0 1px 6px rgb(0 0 0 / 25%); }
  .cover { block-size: auto; min-block-size: 290mm; }
}
@media screen and (max-width: 44rem) {
  .paper { padding: 1.5rem; }
  .cover { min-block-size: 0; }
  .cover .result { grid-template-columns: minmax(0, 1fr); }
}
`;

const ROOT = join(import.meta.dirname, '../..');
const FONTS = /@font-face \{[^}]*\}/g;

let style: Promise<string> | undefined;

/** The style of both sheets: ours, with what is for paper also on a screen, and without fonts that a file has not got. */
const styleOf = async (): Promise<string> => {
  const [house, paper] = await Promise.all(
    ['components/shared/house.css', 'entrypoints/report/paper.css'].map((file) => readFile(join(ROOT, file), 'utf8')),
  );
  return `${house?.replace(FONTS, '')}\n${paper?.replace('@media print {', '@media all {')}\n${SHEETS}`;
};

/** The two pages for a client, as one file that needs nothing else: a cover, and what to do first. */
export const clientReport = async (
  report: Report,
  { client, locale }: { readonly client: string; readonly locale: Locale },
): Promise<string> => {
  style ??= styleOf();
  const maker = { agency: '', logo: '', colour: '', namesPijler: true };
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{reportWords[locale].title({ host: named(report.target.host) })}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet */}
        <style dangerouslySetInnerHTML={{ __html: await style }} />
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
