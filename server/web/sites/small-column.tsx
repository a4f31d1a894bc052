import { OneColumn } from '../../../components/shared/SixColumns.tsx';
import type { Column } from '../../../lib/view/columns.ts';

/** One column of the picture by itself, beside its number. */
export const SmallColumn = ({ column }: { readonly column: Column }) => (
  <svg class="columns small" viewBox="18 48 42 106" aria-hidden="true">
    <OneColumn column={column} index={0} />
  </svg>
);
