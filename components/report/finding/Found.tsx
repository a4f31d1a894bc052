import type { Finding } from '../../../lib/model.ts';
import { type AccessMatrix, type AccessRow, parseAccessMatrix } from '../../../lib/view/access-matrix.ts';
import { makeVisible, toBrief, toWebAddress } from '../../../lib/view/visible.ts';
import {
  accessMatrixWords,
  formatAccessMatrix,
  formatDirectives,
  nameOf,
} from '../../../lib/words/report/access-matrix.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';
import { Table } from '../../shared/Table.tsx';
import { Evidence } from './Evidence.tsx';

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

/** For each crawler what robots.txt says to it, by which line, what it is for and what blocking it means. */
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

/** What was found: as a table where it is one, else verbatim. */
export const Found = ({ finding }: { readonly finding: Finding }) => {
  const matrix = parseAccessMatrix(finding);
  if (matrix !== null) return <AccessTable matrix={matrix} />;
  return finding.items.length > 0 ? <Evidence finding={finding} /> : null;
};
