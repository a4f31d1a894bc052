import { Check } from '../../../components/checks/ChecksView.tsx';
import { PILLARS } from '../../../lib/model.ts';
import { type CatalogueCheck, listPillarChecks } from '../../../lib/view/check-catalogue.ts';
import { checkPageWords } from '../../../lib/words/check-pages.ts';
import { commonWords } from '../../../lib/words/common.ts';
import { webWords } from '../../../lib/words/service/words.ts';
import { Edition, type PageContext, renderDocument } from './document.tsx';

/** Path of the page with every check: what it examines and why. Each has a page of its own. */
export const CHECKS_PATH = '/controles';

export const renderChecksPage = (context: PageContext): string => {
  const { locale } = context;
  const words = checkPageWords[locale];
  const { description } = webWords[locale].checks;
  return renderDocument(
    { title: `${words.title} · Pijler`, description, isIndexed: true },
    context,
    <main class="checks" id="content" tabIndex={-1}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <Edition locale={locale} />
      {PILLARS.map((pillar) => (
        <section key={pillar} aria-labelledby={`${pillar}-title`}>
          <h2 id={`${pillar}-title`}>{commonWords[locale].pillars[pillar]}</h2>
          <ul>
            {listPillarChecks(pillar, locale).map(({ id, title, why }) => (
              <li key={id} id={id}>
                <a href={`${CHECKS_PATH}/${id}`}>{title}</a>: {why}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>,
  );
};

/** One check, on a page of its own. */
export const checkPage = (check: CatalogueCheck, context: PageContext): string => {
  const words = checkPageWords[context.locale];
  const description = webWords[context.locale].checks.oneDescription({ title: check.title });
  return renderDocument(
    { title: `${check.title} · ${words.title}`, description, isIndexed: true },
    context,
    <main class="checks" id="content" tabIndex={-1}>
      <p>
        <a href={CHECKS_PATH}>{words.backToIndex}</a>
      </p>
      <Check check={check} Heading="h1" />
      <Edition locale={context.locale} />
    </main>,
  );
};
