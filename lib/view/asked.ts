import type { Contact } from '../model.ts';
import { askedIn } from '../parse/dns/dns-asked.ts';

/** The question that a contact with the resolver asked; null for every other contact. */
export const askedOf = ({
  purpose,
  path,
}: Pick<Contact, 'purpose' | 'path'>): { readonly type: string; readonly name: string } | null =>
  purpose === 'dns' ? askedIn(path) : null;
