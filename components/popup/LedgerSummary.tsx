import type { Contact } from '../../lib/model.ts';
import { byHost } from '../../lib/view/ledger.ts';
import { brief } from '../../lib/view/visible.ts';
import { useCommon } from '../shared/locale.ts';

/** The host ledger in short: each host, how often, and what for. */
export const LedgerSummary = ({ ledger }: { readonly ledger: readonly Contact[] }) => {
  const words = useCommon();
  const hosts = byHost(ledger);
  return (
    <details class="ledger">
      <summary>
        {words.ledger.title}{' '}
        <span class="count">{words.contacts({ contacts: ledger.length, hosts: hosts.length })}</span>
      </summary>
      {hosts.length === 0 && <p class="quiet">{words.ledger.empty}</p>}
      <ul class="hosts">
        {hosts.map(({ host, contacts, purposes, notFollowed, inPage }) => (
          <li key={host}>
            <bdi>{brief(host)}</bdi> <span class="count">{contacts.length} ×</span>
            <span class="said">{purposes.map((purpose) => words.purposes[purpose] ?? brief(purpose)).join(', ')}</span>
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
