import type { OperationAnswer as Answer } from '../../lib/api/operations-client.ts';
import { asTree } from '../../lib/view/tree.ts';
import { makeVisible, toBrief } from '../../lib/view/visible.ts';
import { formatBytes, formatSeconds } from '../../lib/words/format.ts';
import { platformWords } from '../../lib/words/service/platform.ts';
import { CopyButton } from '../shared/form/CopyButton.tsx';
import { useLocale } from '../shared/locale.ts';
import { Notice } from '../shared/Notice.tsx';
import { OperationTree } from '../shared/service/OperationTree.tsx';

interface Props {
  readonly answer: Answer;
  readonly onSave: (text: string, type: string) => void;
}

/** Characters of a plain answer that are shown; all of it is copied and saved. */
const LONGEST = 100_000;

/** The answer's body: JSON as a tree, anything else as text, never as markup. */
const Body = ({ text }: { readonly text: string }) => {
  const words = platformWords[useLocale()];
  const tree = asTree(text);
  if (text.trim() === '') return <p class="quiet">{words.noBody}</p>;
  if (tree !== null) return <OperationTree value={tree.value} />;
  return (
    <>
      <p class="quiet">{words.notTree}</p>
      <pre class="plain" dir="auto">
        {makeVisible(text.slice(0, LONGEST))}
      </pre>
    </>
  );
};

/** What an operation answered, as it came. */
export const OperationAnswer = ({ answer, onSave }: Props) => {
  const locale = useLocale();
  const words = platformWords[locale];
  if (!answer.ok) return <Notice tone="warn">{words.failed[answer.why]}</Notice>;
  const { status, type, text, truncated, bytes, ms, retryAfter } = answer;
  return (
    <section class="answer" aria-label={words.answer}>
      <h3>{words.answer}</h3>
      <p>
        {words.answered({ status, seconds: formatSeconds(locale, ms), size: formatBytes(locale, bytes) })}{' '}
        <bdi>{toBrief(type)}</bdi>
      </p>
      {retryAfter !== null && <p>{words.retryAfter({ seconds: retryAfter })}</p>}
      {truncated && <p>{words.truncated}</p>}
      <Body text={text} />
      <p class="choices">
        <CopyButton text={text} name={words.copy} isNamed />
        <button type="button" class="button" onClick={() => onSave(text, type)}>
          {words.save}
        </button>
      </p>
    </section>
  );
};
