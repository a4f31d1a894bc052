import type { Repair } from '../../lib/repairs/shape.ts';
import { repairWords } from '../../lib/words/repairs.ts';
import { CopyButton } from '../shared/CopyButton.tsx';
import { useLocale } from '../shared/locale.ts';

/** Where a snippet goes, the snippet alone, what can go wrong, and how to see that it works. */
export const RepairCode = ({ repair }: { readonly repair: Repair }) => {
  const words = repairWords[useLocale()];
  const { where, snippet, warning, check } = repair;
  return (
    <div class="repair">
      <p>{words.places[where]}</p>
      <div class="evidence">
        <pre dir="ltr">{snippet}</pre>
        <CopyButton text={snippet} name={words.copySnippet} />
      </div>
      {warning !== null && (
        <p>
          <b>{words.warning}:</b> {words.warnings[warning]}
        </p>
      )}
      <p>
        <b>{words.check}:</b> {words.checkBy} <code dir="ltr">{check.run}</code> {words.shows}{' '}
        <code dir="ltr">{check.shows}</code>
      </p>
    </div>
  );
};
