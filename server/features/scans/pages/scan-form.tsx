import { LanguageContext } from '../../../../components/shared/locale.ts';
import { SixColumns } from '../../../../components/shared/SixColumns.tsx';
import type { Locale } from '../../../../lib/model.ts';
import { LANGUAGES } from '../../../../lib/words/common.ts';
import { webWords } from '../../../../lib/words/service/words.ts';
import { SCAN_FORM } from '../../../core/paths.ts';
import { type ScanProgress, useScanProgress } from './scan-progress.ts';

/** Id of the element that contains the form: the server renders it, and the page’s script hydrates it. */
export const ROOT_ID = 'ask';

/** The text typed before, and why it was not accepted; '' and null on a first visit. */
export interface ScanFormInput {
  readonly url: string;
  readonly fault: string | null;
}

export interface ScanFormProps {
  readonly locale: Locale;
  /** The CSRF token of the session; null when nobody is signed in. */
  readonly token: string | null;
  readonly typed: ScanFormInput;
}

const Field = ({
  locale,
  url,
  fault,
}: {
  readonly locale: Locale;
  readonly url: string;
  readonly fault: string | null;
}) => {
  const words = webWords[locale].home;
  const typing = { inputMode: 'url', autocomplete: 'url', autocapitalize: 'none', spellcheck: false } as const;
  return (
    <>
      <label for="url">{words.label}</label>
      <input
        {...typing}
        type="text"
        id="url"
        name="url"
        defaultValue={url}
        maxLength={2_048}
        required
        aria-describedby={fault === null ? 'url-hint' : 'url-fault url-hint'}
        aria-invalid={fault !== null}
      />
    </>
  );
};

/** Reports the progress of the scan to those who cannot see the columns. */
const Status = ({ locale, progress: { host, done } }: { readonly locale: Locale; readonly progress: ScanProgress }) => {
  const words = webWords[locale].home;
  return (
    <p class="quiet status" role="status">
      {host !== null && words.looking({ host, done })}
    </p>
  );
};

/** The form to type a domain, above which six columns rise while it is scanned; without scripts the result is the next page. */
export const ScanForm = ({ asking: { locale, token, typed } }: { readonly asking: ScanFormProps }) => {
  const words = webWords[locale].home;
  const progress = useScanProgress(typed.fault);
  const { fault } = progress;
  return (
    <LanguageContext.Provider value={LANGUAGES[locale]}>
      <div aria-hidden="true">
        <SixColumns columns={progress.columns} />
      </div>
      <h1>{words.heading}</h1>
      <p>{words.intro}</p>
      <form method="post" action={SCAN_FORM} onSubmit={progress.submit} aria-busy={progress.host !== null}>
        {token !== null && <input type="hidden" name="token" value={token} />}
        <Field {...{ locale, fault }} url={typed.url} />
        <button type="submit" class="button" data-kind="primary">
          {words.scan}
        </button>
        {fault !== null && (
          <p class="error" id="url-fault" role="alert">
            {fault}
          </p>
        )}
        <p class="quiet" id="url-hint">
          {words.hint}
        </p>
      </form>
      <Status {...{ locale, progress }} />
    </LanguageContext.Provider>
  );
};
