import { useState } from 'preact/hooks';
import type { Finding } from '../../../lib/model.ts';
import { type AccessMatrix, type AccessRow, parseAccessMatrix } from '../../../lib/view/access-matrix.ts';
import { withContrast } from '../../../lib/view/contrast.ts';
import { groupOffenders } from '../../../lib/view/offender-groups.ts';
import { makeVisible, toBrief, toWebAddress } from '../../../lib/view/visible.ts';
import {
  accessMatrixWords,
  formatAccessMatrix,
  formatDirectives,
  nameOf,
} from '../../../lib/words/report/access-matrix.ts';
import { exportWords } from '../../../lib/words/report/export.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';
import { Table } from '../../shared/Table.tsx';
import { Offenders } from './Offenders.tsx';
import { useOnPage } from './on-page.ts';

/** Characters shown at first, and at most. */
const SHOWN = { first: 2_000, most: 20_000 };
/** Items shown at first, and on paper. */
const FEW = 20;

/** The items as one text, truncated until all of it is requested. */
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

/** Whether there are explanations of the items. */
const isExplained = (finding: Finding): boolean =>
  groupOffenders(finding).some(({ rule }) => rule !== null) ||
  finding.items.some((item) => withContrast(item).contrast !== null);

/** The items, verbatim; foreign text is shown as plain text only. */
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

const Row = ({ row }: { readonly row: AccessRow }) => {
  const words = accessMatrixWords[useLocale()];
  const source = toWebAddress(row.source);
  return (
    <tr>
      <th scope="row">
        <bdi>{toBrief(row.token)}</bdi>
        <span class="quiet">
          {toBrief(row.operator)}: {toBrief(nameOf(words.purposes, row.purpose))}
        </span>
      </th>
      <td>
        {row.allowed ? words.allowed : <b>{words.blocked}</b>}
        <span class="quiet">{row.line === '' ? words.noLine : toBrief(words.line({ line: row.line }))}</span>
      </td>
      <td>
        {toBrief(nameOf(words.effects, row.effect))}
        <span class="quiet">
          {words.honours}: {toBrief(nameOf(words.honoured, row.honours))}
        </span>
      </td>
      <td>
        {source !== null && (
          <a href={source} target="_blank" rel="noopener noreferrer">
            {new URL(source).hostname}
          </a>
        )}
        <span class="quiet">{toBrief(words.checked({ day: row.checked }))}</span>
      </td>
    </tr>
  );
};

/** For each crawler the decision of robots.txt, the deciding line, the crawler's purpose and the effect of blocking it. */
const AccessTable = ({ matrix }: { readonly matrix: AccessMatrix }) => {
  const locale = useLocale();
  const words = accessMatrixWords[locale];
  const { check } = reportWords[locale];
  return (
    <div class="evidence">
      <p class="label">
        {check.evidence}
        <CopyButton text={makeVisible(formatAccessMatrix(matrix, locale).join('\n'))} name={check.copyEvidence} />
      </p>
      <p>{toBrief(formatDirectives(matrix, locale))}</p>
      <Table columns={[words.robot, words.answer, words.effect, words.source]} kind="access" scrolls={words.table}>
        {matrix.rows.map((row) => (
          <Row key={row.token} row={row} />
        ))}
      </Table>
    </div>
  );
};

/** What was found: as a table if it is one, else verbatim. */
export const Found = ({ finding }: { readonly finding: Finding }) => {
  const matrix = parseAccessMatrix(finding);
  if (matrix !== null) return <AccessTable matrix={matrix} />;
  return finding.items.length > 0 ? <Evidence finding={finding} /> : null;
};
