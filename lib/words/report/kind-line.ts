import type { PageKind } from '../../model.ts';
import type { CommonWords } from '../nl/common.ts';

/** What must be known of the page's kind before its result is read; '' where it is an ordinary one, or not known. */
export const formatKind = (
  kind: PageKind | null | undefined,
  { kind: { lines } }: Pick<CommonWords, 'kind'>,
): string => (kind == null ? '' : (lines[kind] ?? ''));
