import type { KeyRequest } from '../../lib/view/key-request.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { keyPageWords } from '../../lib/words/service/key-page.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Section } from '../shared/Section.tsx';

interface Props {
  /** The operator's own words about the scan service. */
  readonly request: KeyRequest;
}

const Opens = () => {
  const words = keyPageWords[useLocale()];
  return (
    <Section id="opens" title={words.opens}>
      <ul>
        {words.opened.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.without}</p>
      <p>
        <a class="button" href="/report.html#voorbeeld">
          {words.example}
        </a>
      </p>
      <p class="quiet">{words.exampleNote}</p>
    </Section>
  );
};

const Get = ({ request }: Props) => {
  const words = keyPageWords[useLocale()];
  return (
    <Section id="get" title={words.get}>
      <p>{words.getText}</p>
      {request.text !== '' && <p dir="auto">{toBrief(request.text)}</p>}
      <p class="choices">
        {request.url !== '' && (
          <a class="button" href={request.url} target="_blank" rel="noopener noreferrer">
            {words.request}
          </a>
        )}
        <a class="button" data-kind="primary" href="/options.html#key">
          {words.enter}
        </a>
      </p>
      <p class="quiet">{words.safe}</p>
    </Section>
  );
};

/** What a partner key is, what it opens, and how to get and enter one. */
export const KeyView = ({ request }: Props) => {
  const words = keyPageWords[useLocale()];
  const { free, adds, from, unchecked } = useCommon().key;
  return (
    <main class="key">
      <h1>{words.title}</h1>
      <p>{words.what}</p>
      <p>
        {free} {adds} {from} {unchecked}
      </p>
      <Opens />
      <Get request={request} />
      <Section id="operator" title={words.operator}>
        <p>{words.operatorText}</p>
        <p>
          <a href="/options.html#service">{words.settings}</a>
        </p>
      </Section>
    </main>
  );
};
