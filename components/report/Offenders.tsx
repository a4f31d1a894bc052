import type { Finding } from '../../lib/model.ts';
import { withContrast } from '../../lib/view/contrast.ts';
import { offenderGroups } from '../../lib/view/offender-groups.ts';
import { type Placed, placedIn } from '../../lib/view/on-page.ts';
import { visible } from '../../lib/view/visible.ts';
import { onPageWords } from '../../lib/words/on-page.ts';
import { useLocale } from '../shared/locale.ts';
import { ContrastSample } from './ContrastSample.tsx';
import type { OnPage } from './on-page.ts';
import { RuleText } from './RuleText.tsx';
import { ShowingStatus } from './ShowingStatus.tsx';

interface Props {
  readonly finding: Finding;
  /** What can be done with the page; null where it is out of reach. */
  readonly onPage: OnPage | null;
}

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

/** One of the finding's items, what was measured of it, and the way there where it stands in the page. */
const Offender = ({ finding, onPage, index }: Props & { readonly index: number }) => {
  const { offender, contrast, isLink } = withContrast(finding.items[index] ?? '');
  const placed = placedIn(finding);
  const at = placed.findIndex(({ item }) => item === index);
  return (
    <li>
      <code dir="auto">{visible(offender)}</code>
      {onPage !== null && at >= 0 && <Show {...{ finding, onPage, placed, at }} />}
      {contrast !== null && <ContrastSample {...{ contrast, isLink }} />}
    </li>
  );
};

/** The offenders of a finding, by the rule that they break, those that stand in the page each with a way there. */
export const Offenders = ({ finding, onPage }: Props) => (
  <>
    {offenderGroups(finding).map(({ rule, items }) => (
      <div class="breach" key={rule ?? ''}>
        {rule !== null && <RuleText rule={rule} isSure={finding.code !== 'toCheck'} />}
        <ul class="offenders">
          {items.map((index) => (
            <Offender key={index} {...{ finding, onPage, index }} />
          ))}
        </ul>
      </div>
    ))}
    {onPage !== null && <ShowingStatus onPage={onPage} id={finding.id} />}
  </>
);
