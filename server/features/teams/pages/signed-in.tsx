import { reportWords } from '../../../../lib/words/report/report.ts';
import { webWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { OneButton } from '../../../core/pages/forms.tsx';
import { SCAN_FORM, SIGN_IN } from '../../../core/paths.ts';
import { FullReportView, type FullScan, ROOT_ID } from '../../scans/pages/full-report.tsx';

/** Renders the sign-in form: with the reason why the last key was refused, and the page to continue to. */
export const renderSignInPage = (
  { fault, back }: { readonly fault: string | null; readonly back: string },
  context: PageContext,
): string => {
  const words = webWords[context.locale].signIn;
  return renderDocument(
    { title: `${words.title} · Pijler`, description: words.description, isIndexed: false },
    context,
    <main class="front" id="content" tabIndex={-1}>
      <h1>{words.title}</h1>
      <p>{words.description}</p>
      <form method="post" action={SIGN_IN}>
        {back !== '/' && <input type="hidden" name="na" value={back} />}
        <label for="key">{words.label}</label>
        <input
          type="password"
          id="key"
          name="key"
          maxLength={512}
          required
          autocomplete="current-password"
          spellcheck={false}
          aria-describedby={fault === null ? 'key-hint' : 'key-fault key-hint'}
          aria-invalid={fault !== null}
        />
        <button type="submit" class="button" data-kind="primary">
          {words.submit}
        </button>
        {fault !== null && (
          <p class="error" id="key-fault" role="alert">
            {fault}
          </p>
        )}
        <p class="quiet" id="key-hint">
          {words.hint}
        </p>
      </form>
    </main>,
  );
};

/** Renders a report with every check, for signed-in users. `script` is the path of the script that makes it interactive. */
export const renderFullReportPage = (scan: FullScan, context: PageContext, script: string): string => {
  const { locale } = context;
  const { domain } = scan.result;
  const words = webWords[locale];
  const title = reportWords[locale].title({ host: domain });
  return renderDocument(
    { title, description: words.result.description({ host: domain }), isIndexed: false },
    context,
    <>
      <section class="site deeds" aria-label={words.signIn.deeds}>
        <OneButton
          action={SCAN_FORM}
          token={context.token ?? ''}
          name={words.signIn.again}
          fields={{ url: scan.report.target.url, scan: scan.report.id, fresh: '1' }}
        />
      </section>
      <div id="content" tabIndex={-1}>
        <div id={ROOT_ID} data-scan={JSON.stringify(scan)}>
          <FullReportView scan={scan} />
        </div>
      </div>
      <script src={script} type="module" />
    </>,
  );
};
