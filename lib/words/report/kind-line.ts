import type { PageKind } from '../../model.ts';
import type { CommonWords } from '../nl/common.ts';

/** What a reader must know about the page's kind before reading its result; '' for an ordinary one, or when not known. */
export const formatKind = (
  kind: PageKind | null | undefined,
  { kind: { lines } }: Pick<CommonWords, 'kind'>,
): string => (kind == null ? '' : (lines[kind] ?? ''));
