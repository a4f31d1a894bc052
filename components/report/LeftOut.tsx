import type { Finding } from '../../lib/model.ts';
import { brief } from '../../lib/view/visible.ts';
import { decisionWords } from '../../lib/words/decision.ts';
import { titleOf } from '../../lib/words/say.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly findings: readonly Finding[];
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

/** What is no task any more, each with a way to what was decided. */
export const LeftOut = ({ findings, linkTo }: Props) => {
  const locale = useLocale();
  return (
    <p class="left-out">
      {decisionWords[locale].leftOut}{' '}
      {findings.map(({ id }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={linkTo(`check-${id}`)}>{brief(titleOf(id, locale))}</a>
        </span>
      ))}
    </p>
  );
};
