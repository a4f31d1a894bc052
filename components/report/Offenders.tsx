import type { Finding } from '../../lib/model.ts';
import { type Placed, placedIn } from '../../lib/view/on-page.ts';
import { visible } from '../../lib/view/visible.ts';
import { onPageWords } from '../../lib/words/on-page.ts';
import { useLocale } from '../shared/locale.ts';
import type { OnPage } from './on-page.ts';
import { ShowingStatus } from './ShowingStatus.tsx';

interface ButtonProps {
  readonly finding: Finding;
  readonly onPage: OnPage;
  readonly placed: readonly Placed[];
  readonly at: number;
}

const Show = ({ finding, onPage, placed, at }: ButtonProps) => {
  const words = onPageWords[useLocale()];
  return (
    <button type="button" class="link" onClick={() => onPage.show(finding, at)}>
      {words.show}
      {placed.length > 1 && <span class="unseen">, {words.count({ at: at + 1, of: placed.length })}</span>}
    </button>
  );
};

/** The offenders of a finding, those that stand in the page each with a way there. */
export const Offenders = ({ finding, onPage }: { readonly finding: Finding; readonly onPage: OnPage }) => {
  const placed = placedIn(finding);
  return (
    <>
      <ul class="offenders">
        {finding.items.map((item, index) => {
          const at = placed.findIndex((one) => one.item === index);
          return (
            <li key={index}>
              <code dir="auto">{visible(item)}</code>
              {at >= 0 && <Show {...{ finding, onPage, placed, at }} />}
            </li>
          );
        })}
      </ul>
      <ShowingStatus onPage={onPage} id={finding.id} />
    </>
  );
};
