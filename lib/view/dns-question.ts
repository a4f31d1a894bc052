import type { LedgerEntry } from '../model.ts';
import { parseQuestionInPath } from '../parse/dns/question-in-path.ts';

/** The DNS question of a contact with the resolver; null for every other contact. */
export const findDnsQuestion = ({
  purpose,
  path,
}: Pick<LedgerEntry, 'purpose' | 'path'>): { readonly type: string; readonly name: string } | null =>
  purpose === 'dns' ? parseQuestionInPath(path) : null;
