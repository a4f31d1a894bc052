import { findApplyCommand } from '../../../lib/repairs/apply.ts';
import { addComment } from '../../../lib/repairs/commented.ts';
import type { Repair } from '../../../lib/repairs/shape.ts';
import { repairWords } from '../../../lib/words/repairs.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';

/** Where a snippet goes; in one box what to know first and the snippet, which are copied together; how to see that it works. */
export const RepairCode = ({ repair }: { readonly repair: Repair }) => {
  const words = repairWords[useLocale()];
  const { where, snippet, warning, check } = repair;
  const sentence = warning === null ? null : `${words.warning}: ${words.warnings[warning]}`;
  const apply = findApplyCommand(where);
  return (
    <div class="repair">
      <p>{words.places[where]}</p>
      <div class="evidence">
        {warning !== null && (
          <p>
            <b>{words.warning}:</b> {words.warnings[warning]}
          </p>
        )}
        <pre dir="ltr">{snippet}</pre>
        <CopyButton text={addComment(repair, sentence)} name={words.copySnippet} />
      </div>
      {apply !== null && (
        <p>
          {words.apply} <code dir="ltr">{apply}</code>
        </p>
      )}
      <p>
        <b>{words.check}:</b> {words.checkBy} <code dir="ltr">{check.run}</code> {words.shows}{' '}
        <code dir="ltr">{check.shows}</code>
      </p>
    </div>
  );
};
