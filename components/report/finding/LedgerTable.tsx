import type { LedgerEntry } from '../../../lib/model.ts';
import { findDnsQuestion } from '../../../lib/view/dns-question.ts';
import { describeAnswer, describePurpose, groupByHost } from '../../../lib/view/ledger.ts';
import { toBrief } from '../../../lib/view/visible.ts';
import { formatBytes, formatSeconds } from '../../../lib/words/format.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { useCommon, useLocale } from '../../shared/locale.ts';
import { Table } from '../../shared/Table.tsx';

const Row = ({ contact }: { readonly contact: LedgerEntry }) => {
  const locale = useLocale();
  const common = useCommon();
  const { at, host, path, bytes } = contact;
  const question = findDnsQuestion(contact);
  return (
    <tr>
      <td class="num">{formatSeconds(locale, at)}</td>
      <td>
        <bdi>{toBrief(host)}</bdi>
      </td>
      <td>
        <bdi>{toBrief(question === null ? path : common.ledger.dnsQuery(question))}</bdi>
      </td>
      <td class="word">{toBrief(describePurpose(contact, common))}</td>
      <td class="num">{describeAnswer(contact, common.ledger)}</td>
      <td class="num">{bytes === null ? '–' : formatBytes(locale, bytes)}</td>
    </tr>
  );
};

/** The whole ledger: every contact of the scan, in order. */
export const LedgerTable = ({ ledger }: { readonly ledger: readonly LedgerEntry[] }) => {
  const locale = useLocale();
  const words = useCommon().ledger;
  const hosts = groupByHost(ledger);
  const bytes = hosts.reduce((sum, host) => sum + host.bytes, 0);
  if (ledger.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      <p>
        {reportWords[locale].ledgerTotal({
          contacts: ledger.length,
          hosts: hosts.length,
          bytes: formatBytes(locale, bytes),
        })}{' '}
        {words.promise}
      </p>
      <Table
        columns={[words.at, words.host, words.path, words.purpose, words.status, words.bytes]}
        numbers={[words.at, words.status, words.bytes]}
        kind="contacts"
        scrolls={words.table}
      >
        {ledger.map((contact) => (
          <Row key={`${contact.at} ${contact.host}${contact.path}`} contact={contact} />
        ))}
      </Table>
    </>
  );
};
