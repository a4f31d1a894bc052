import type { Beside } from '../../lib/view/beside.ts';
import { visible } from '../../lib/view/visible.ts';
import { reportWords } from '../../lib/words/report.ts';
import { useLocale } from '../shared/locale.ts';

/** Header lines or records as they are, above what they should be. */
export const BesideRepair = ({ beside }: { readonly beside: Beside }) => {
  const { check } = reportWords[useLocale()];
  const elementsOf = (lines: readonly string[]) =>
    lines.map((line) => (
      <dd key={line}>
        <code dir="ltr">{visible(line)}</code>
      </dd>
    ));
  return (
    <dl class="beside">
      <dt>{check.now}</dt>
      {beside.now.length === 0 ? <dd>{check.nothing}</dd> : elementsOf(beside.now)}
      <dt>{check.toSet}</dt>
      {elementsOf(beside.toSet)}
    </dl>
  );
};
