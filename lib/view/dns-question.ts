import type { LedgerEntry } from '../model.ts';
import { parseQuestionInPath } from '../parse/dns/question-in-path.ts';

/** The question that a contact with the resolver asked; null for every other contact. */
export const findDnsQuestion = ({
  purpose,
  path,
}: Pick<LedgerEntry, 'purpose' | 'path'>): { readonly type: string; readonly name: string } | null =>
  purpose === 'dns' ? parseQuestionInPath(path) : null;
