import type { Contact, Level } from '../../lib/model.ts';
import { groupByHost } from '../../lib/view/ledger.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { useCommon } from '../shared/locale.ts';
import { usePopupWords } from './words.ts';

interface Props {
  readonly ledger: readonly Contact[];
  /** Who might be contacted. */
  readonly level: Level;
}

/** The host ledger in short, behind one word: who might be contacted, each host, how often, and what for. */
export const LedgerSummary = ({ ledger, level }: Props) => {
  const words = useCommon();
  const { contacts, level: levelIs } = usePopupWords();
  const hosts = groupByHost(ledger);
  return (
    <details class="ledger">
      <summary>{contacts}</summary>
      <p>
        {levelIs} {words.levels[level].name}. {words.contacts({ contacts: ledger.length, hosts: hosts.length })}
      </p>
      {hosts.length === 0 && <p class="quiet">{words.ledger.empty}</p>}
      <ul class="hosts">
        {hosts.map(({ host, contacts, purposes, notFollowed, inPage }) => (
          <li key={host}>
            <bdi>{toBrief(host)}</bdi> <span class="count">{contacts.length} ×</span>
            <span class="said">
              {purposes.map((purpose) => words.purposes[purpose] ?? toBrief(purpose)).join(', ')}
            </span>
            {notFollowed > 0 && (
              <span class="said">
                {notFollowed} × {words.ledger.notFollowed}
              </span>
            )}
            {inPage > 0 && (
              <span class="said">
                {inPage} × {words.ledger.inPage}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="quiet">{words.ledger.promise}</p>
    </details>
  );
};
