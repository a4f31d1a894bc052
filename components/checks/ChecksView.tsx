import { PILLARS, type Pillar } from '../../lib/model.ts';
import { type CatalogueCheck, listPillarChecks } from '../../lib/view/check-catalogue.ts';
import { checkPageWords } from '../../lib/words/check-pages.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Table } from '../shared/Table.tsx';

const Conclusions = ({ check }: { readonly check: CatalogueCheck }) => {
  const words = checkPageWords[useLocale()];
  const caps = check.conclusions.some(({ cap }) => cap !== '');
  const columns = [words.outcome, words.sentence, words.costs, ...(caps ? [words.cap] : [])];
  return (
    <Table columns={columns} caption={words.conclusions}>
      {check.conclusions.map(({ code, outcome, sentence, costs, cap }) => (
        <tr key={code}>
          <th scope="row">{outcome}</th>
          <td>{sentence}</td>
          <td>{costs || words.nothing}</td>
          {caps && <td>{cap || words.nothing}</td>}
        </tr>
      ))}
    </Table>
  );
};

/** One check: why it exists, its possible conclusions, how to repair it, its source. */
export const Check = ({
  check,
  Heading = 'h3',
}: {
  readonly check: CatalogueCheck;
  readonly Heading?: 'h1' | 'h3';
}) => {
  const words = checkPageWords[useLocale()];
  const notes = [check.byShare ? words.byShare : '', check.weight === 0 ? words.informative : ''];
  return (
    <section id={check.id} class="check" aria-labelledby={`${check.id}-title`}>
      <Heading id={`${check.id}-title`}>{check.title}</Heading>
      <p>{check.why}</p>
      <Conclusions check={check} />
      <p>
        <b>{words.fix}:</b> {check.fix}
      </p>
      {check.fixes.length > 0 && (
        <ul>
          {check.fixes.map(([platform, text]) => (
            <li key={platform}>
              <b>{platform}:</b> {text}
            </li>
          ))}
        </ul>
      )}
      {check.coded.length > 0 && (
        <p>
          {words.coded} {check.coded.join(', ')}.
        </p>
      )}
      <p class="quiet">
        {notes.join(' ')} {words.weight}: {check.weight}. {words.who}: {check.who}. {words.source}:{' '}
        <a href={check.source} target="_blank" rel="noopener noreferrer">
          {new URL(check.source).hostname}
        </a>
        . <code>{check.id}</code>
      </p>
    </section>
  );
};

const Chapter = ({ pillar }: { readonly pillar: Pillar }) => {
  const common = useCommon();
  return (
    <>
      <h2 id={pillar}>{common.pillars[pillar]}</h2>
      {listPillarChecks(pillar, useLocale()).map((check) => (
        <ErrorBoundary key={check.id} name={check.title}>
          <Check check={check} />
        </ErrorBoundary>
      ))}
    </>
  );
};

/** Every check of every pillar, from the words and declarations that the report and the judge use. */
export const ChecksView = () => {
  const words = checkPageWords[useLocale()];
  const common = useCommon();
  return (
    <main class="checks" id="content" tabIndex={-1}>
      <h1>{words.title}</h1>
      <p>
        {words.intro} {words.ellipsis} {words.unseen}
      </p>
      <nav aria-label={words.title}>
        <ul>
          {PILLARS.map((pillar) => (
            <li key={pillar}>
              <a href={`#${pillar}`}>{common.pillars[pillar]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {PILLARS.map((pillar) => (
        <Chapter key={pillar} pillar={pillar} />
      ))}
    </main>
  );
};
