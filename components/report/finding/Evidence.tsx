import { useState } from 'preact/hooks';
import type { Finding } from '../../../lib/model.ts';
import { withContrast } from '../../../lib/view/contrast.ts';
import { groupOffenders } from '../../../lib/view/offender-groups.ts';
import { makeVisible } from '../../../lib/view/visible.ts';
import { exportWords } from '../../../lib/words/report/export.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';
import { Offenders } from './Offenders.tsx';
import { useOnPage } from './on-page.ts';

/** Characters shown at first, and at most. */
const SHOWN = { first: 2_000, most: 20_000 };
/** Findings shown at first, and on paper. */
const FEW = 20;

/** The findings as one text, cut until all of it is asked for. */
const Verbatim = ({ items }: Pick<Finding, 'items'>) => {
  const locale = useLocale();
  const { check } = reportWords[locale];
  const [all, setAll] = useState(false);
  const text = items.join('\n').slice(0, SHOWN.most);
  const few = items.slice(0, FEW).join('\n').slice(0, SHOWN.first);
  const cut = all ? text : few;
  return (
    <>
      <pre dir="auto">
        <code>{makeVisible(cut)}</code>
      </pre>
      {cut.length < text.length && !all && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {check.showAll({ count: text.length })}
        </button>
      )}
      {items.length > FEW && !all && (
        <p class="more quiet">{exportWords[locale].more({ count: items.length - FEW })}</p>
      )}
    </>
  );
};

/** Whether more is told of the items than they say themselves. */
const isExplained = (finding: Finding): boolean =>
  groupOffenders(finding).some(({ rule }) => rule !== null) ||
  finding.items.some((item) => withContrast(item).contrast !== null);

/** What was found, verbatim; the strangers' text is shown as text and nothing else. */
export const Evidence = ({ finding }: { readonly finding: Finding }) => {
  const { check } = reportWords[useLocale()];
  const { items } = finding;
  const onPage = useOnPage(finding);
  return (
    <div class="evidence">
      <p class="label">
        {check.evidence}
        <CopyButton text={makeVisible(items.join('\n'))} name={check.copyEvidence} />
      </p>
      {onPage === null && !isExplained(finding) ? (
        <Verbatim items={items} />
      ) : (
        <Offenders finding={finding} onPage={onPage} />
      )}
    </div>
  );
};
