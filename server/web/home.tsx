import { SixColumns } from '../../components/shared/SixColumns.tsx';
import { PILLARS } from '../../lib/model.ts';
import { columnsOf } from '../../lib/view/columns.ts';
import { commonWords } from '../../lib/words/common.ts';
import { webWords } from '../../lib/words/web.ts';
import { document, type Place } from './document.tsx';
import { SCAN_FORM } from './forms.tsx';

/** What was typed, and why it came to nothing; nothing on a first visit. */
export interface Typed {
  readonly url: string;
  readonly fault: string | null;
}

const ScanForm = ({ typed, place: { locale, token } }: { readonly typed: Typed; readonly place: Place }) => {
  const words = webWords[locale].home;
  const { url, fault } = typed;
  const described = fault === null ? 'url-hint' : 'url-fault url-hint';
  const typing = { inputMode: 'url', autocomplete: 'url', autocapitalize: 'none', spellcheck: false } as const;
  return (
    <form method="post" action={SCAN_FORM}>
      {token !== null && <input type="hidden" name="token" value={token} />}
      <label for="url">{words.label}</label>
      <input
        {...typing}
        type="text"
        id="url"
        name="url"
        value={url}
        maxLength={2_048}
        required
        aria-describedby={described}
        aria-invalid={fault !== null}
      />
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
  );
};

const Pillars = ({ place: { locale } }: { readonly place: Place }) => {
  const words = webWords[locale].home;
  return (
    <section class="part" aria-labelledby="pillars-title">
      <h2 id="pillars-title">{words.pillarsTitle}</h2>
      <dl>
        {PILLARS.map((pillar) => (
          <div key={pillar}>
            <dt>{commonWords[locale].pillars[pillar]}</dt>
            <dd>{words.pillars[pillar]}</dd>
          </div>
        ))}
      </dl>
      <p>
        {words.method} <a href="/controles">{webWords[locale].site.checks}</a>.
      </p>
    </section>
  );
};

/** The picture of a site in which all is in order. */
const WHOLE = columnsOf(PILLARS.map((id) => ({ id, score: 100 })));

/** The front page: type a domain. `days` is how long a result is kept. */
export const homePage = (typed: Typed, place: Place, days: number): string => {
  const words = webWords[place.locale].home;
  const head = { title: words.title, description: words.description, isIndexed: true };
  return document(
    head,
    place,
    <main class="front" id="content" tabIndex={-1}>
      <div class="ask">
        <div aria-hidden="true">
          <SixColumns columns={WHOLE} />
        </div>
        <h1>{words.heading}</h1>
        <p>{words.intro}</p>
        <ScanForm {...{ typed, place }} />
      </div>
      <Pillars place={place} />
      <section class="part" aria-labelledby="promise-title">
        <h2 id="promise-title">{words.promiseTitle}</h2>
        <p>{words.promise({ days })}</p>
      </section>
    </main>,
  );
};
