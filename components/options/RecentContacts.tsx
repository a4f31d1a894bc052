import type { LedgerEntry } from '../../lib/model.ts';
import { findDnsQuestion } from '../../lib/view/dns-question.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { formatTime } from '../../lib/words/format.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Table } from '../shared/Table.tsx';

/** A contact whose `at` is ms since 1970. */
type Recent = Pick<LedgerEntry, 'at' | 'host' | 'path' | 'purpose'>;

const Row = ({ contact }: { readonly contact: Recent }) => {
  const locale = useLocale();
  const common = useCommon();
  const question = findDnsQuestion(contact);
  return (
    <tr>
      <td class="num">{formatTime(locale, contact.at)}</td>
      <td>
        <bdi>{toBrief(contact.host)}</bdi>
      </td>
      <td class="word">{common.purposes[contact.purpose] ?? toBrief(contact.purpose)}</td>
      <td>
        <bdi>{toBrief(question === null ? contact.path : common.ledger.dnsQuery(question))}</bdi>
      </td>
    </tr>
  );
};

/** The latest contacts of this browser session, newest first, collapsed until opened. */
export const RecentContacts = ({ contacts }: { readonly contacts: readonly Recent[] }) => {
  const words = optionsWords[useLocale()].privacy;
  const { ledger } = useCommon();
  return (
    <details class="recent">
      <summary>{words.recent}</summary>
      <p class="quiet">{contacts.length === 0 ? words.recentNone : words.recentNote}</p>
      {contacts.length > 0 && (
        <Table columns={[words.time, ledger.host, ledger.purpose, ledger.path]} numbers={[words.time]}>
          {contacts.toReversed().map((contact) => (
            <Row key={`${contact.at} ${contact.host}${contact.path}`} contact={contact} />
          ))}
        </Table>
      )}
    </details>
  );
};
