import type { LedgerEntry, Purpose } from '../model.ts';

/* The ledger of a scan, all requests that it made, grouped by host for a table. */

/** All contacts with one host. */
interface HostContacts {
  readonly host: string;
  readonly contacts: readonly LedgerEntry[];
  /** In the order in which they first occurred. */
  readonly purposes: readonly Purpose[];
  /** Bytes read from it, as far as known. */
  readonly bytes: number;
  /** How many of them were redirects and were not followed. */
  readonly notFollowed: number;
  /** How many of them were sent from within the page. */
  readonly inPage: number;
}

const summarizeHost = (host: string, contacts: readonly LedgerEntry[]): HostContacts => ({
  host,
  contacts,
  purposes: [...new Set(contacts.map(({ purpose }) => purpose))],
  bytes: contacts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0),
  notFollowed: contacts.filter(({ followed }) => followed === false).length,
  inPage: contacts.filter(({ inPage }) => inPage === true).length,
});

/** The words for an answer without a status. */
interface AnswerWords {
  readonly silent: string;
  readonly redirected: string;
  readonly notFollowed: string;
  readonly byBrowser: string;
  readonly notSent: string;
}

/** The outcome of a contact: its status, or the word for one without. */
export const describeAnswer = ({ status, byBrowser, followed, notSent }: LedgerEntry, words: AnswerWords): string => {
  if (byBrowser) return words.byBrowser;
  if (notSent) return words.notSent;
  if (status !== 0) return String(status ?? words.silent);
  return followed === false ? words.notFollowed : words.redirected;
};

/** The purpose of a contact, and whether it was sent from within the page. */
export const describePurpose = (
  { purpose, inPage }: LedgerEntry,
  words: { readonly purposes: Readonly<Record<Purpose, string>>; readonly ledger: { readonly inPage: string } },
): string => {
  // A report from elsewhere may contain an unknown purpose.
  const name = words.purposes[purpose] ?? purpose;
  return inPage ? `${name}, ${words.ledger.inPage}` : name;
};

/** The ledger by host, in the order of first contact. */
export const groupByHost = (ledger: readonly LedgerEntry[]): readonly HostContacts[] =>
  [...Map.groupBy(ledger, ({ host }) => host)].map(([host, contacts]) => summarizeHost(host, contacts));
