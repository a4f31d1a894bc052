import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Lapsed } from '../../../lib/decision.ts';
import { makeVisible, toBrief } from '../../../lib/view/visible.ts';
import { checkName } from '../../../lib/words/headline.ts';
import { decisionWords, describeDecision } from '../../../lib/words/report/decision.ts';
import { getCheckTitle, sayFinding } from '../../../lib/words/say.ts';
import { useLocale } from '../../shared/locale.ts';
import { DecideContext } from './Decide.tsx';

/** Decisions whose finding has changed since; empty when a report is only shown. */
export const LapsedContext = createContext<readonly Lapsed[]>([]);

interface Props {
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

const One = ({ lapsed, linkTo }: Props & { readonly lapsed: Lapsed }) => {
  const locale = useLocale();
  const words = decisionWords[locale].lapsed;
  const onDecide = useContext(DecideContext);
  const [failed, setFailed] = useState(false);
  const { finding, decision } = lapsed;
  const title = getCheckTitle(finding.id, locale);
  const { code, args, kind, reason, at } = decision;
  const before = args === undefined ? null : sayFinding({ ...finding, code, args, why: null }, locale).conclusion;
  const renewDecision = (): void => void onDecide?.(finding, { kind, reason }).catch(() => setFailed(true));
  return (
    <li>
      <a href={linkTo(`check-${finding.id}`)}>{toBrief(checkName(title, locale))}</a>
      <p dir="auto">{makeVisible(describeDecision({ ...finding, decision: { kind, reason, at } }, locale))}</p>
      {before !== null && <p dir="auto">{words.before({ conclusion: toBrief(before) })}</p>}
      <p dir="auto">{words.now({ conclusion: toBrief(sayFinding(finding, locale).conclusion) })}</p>
      {onDecide !== null && (
        <button
          type="button"
          class="button"
          data-kind="small"
          aria-label={words.renewOf({ title })}
          onClick={renewDecision}
        >
          {words.renew}
        </button>
      )}
      {failed && <p role="alert">{words.notSaved}</p>}
    </li>
  );
};

/** Decisions about findings that have changed since, each with the change and a button that renews the decision. */
export const LapsedDecisions = ({ linkTo }: Props) => {
  const words = decisionWords[useLocale()].lapsed;
  const all = useContext(LapsedContext);
  if (all.length === 0) return null;
  return (
    <div class="lapsed">
      <p>{words.title}</p>
      <ul>
        {all.map((lapsed) => (
          <One key={lapsed.finding.id} {...{ lapsed, linkTo }} />
        ))}
      </ul>
    </div>
  );
};
