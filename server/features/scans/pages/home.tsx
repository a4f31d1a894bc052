import { PILLARS } from '../../../../lib/model.ts';
import { commonWords } from '../../../../lib/words/common.ts';
import { webWords } from '../../../../lib/words/service/words.ts';
import { Edition, type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { ROOT_ID, ScanForm, type ScanFormInput, type ScanFormProps } from './scan-form.tsx';

const Pillars = ({ context: { locale } }: { readonly context: PageContext }) => {
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
      <Edition locale={locale} />
    </section>
  );
};

interface HomeProps {
  /** Days for which a result is stored. */
  readonly days: number;
  /** Path of the script that shows the progress of a scan. */
  readonly script: string;
}

/** Renders the front page, on which a domain is typed. */
export const renderHomePage = (typed: ScanFormInput, context: PageContext, { days, script }: HomeProps): string => {
  const { locale, token } = context;
  const words = webWords[locale].home;
  const asking: ScanFormProps = { locale, token, typed };
  const head = { title: words.title, description: words.description, isIndexed: true };
  return renderDocument(
    head,
    context,
    <main class="front" id="content" tabIndex={-1}>
      <div id={ROOT_ID} data-asking={JSON.stringify(asking)}>
        <ScanForm asking={asking} />
      </div>
      <Pillars context={context} />
      <section class="part" aria-labelledby="promise-title">
        <h2 id="promise-title">{words.promiseTitle}</h2>
        <p>{words.promise({ days })}</p>
      </section>
      <script src={script} type="module" />
    </main>,
  );
};
