import type { Finding } from '../../../lib/model.ts';
import { parseAccessMatrix } from '../../../lib/view/access-matrix.ts';
import { AccessTable } from './AccessTable.tsx';
import { Evidence } from './Evidence.tsx';

/** What was found: as a table where it is one, else verbatim. */
export const Found = ({ finding }: { readonly finding: Finding }) => {
  const matrix = parseAccessMatrix(finding);
  if (matrix !== null) return <AccessTable matrix={matrix} />;
  return finding.items.length > 0 ? <Evidence finding={finding} /> : null;
};
