import { toBrief } from '../../lib/view/visible.ts';
import { accessWords } from '../../lib/words/report/access.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  /** Hosts that access was granted to. */
  readonly sites: readonly string[];
  readonly everywhere: boolean;
  readonly onRevoke: (site: string) => void;
  readonly onAskEverywhere: () => void;
  readonly onRevokeEverywhere: () => void;
}

const Sites = ({ sites, onRevoke }: Pick<Props, 'sites' | 'onRevoke'>) => {
  const words = accessWords[useLocale()];
  return (
    <ul class="granted" aria-label={words.sites}>
      {sites.map((site) => (
        <li key={site}>
          <bdi>{toBrief(site)}</bdi>{' '}
          <button
            type="button"
            class="button"
            data-kind="small"
            aria-label={words.revokeOf({ site: toBrief(site) })}
            onClick={() => onRevoke(site)}
          >
            {words.revoke}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The sites that may be read, each with a button that revokes it, and the choice for all sites. */
export const AccessOptions = ({ sites, everywhere, onRevoke, onAskEverywhere, onRevokeEverywhere }: Props) => {
  const words = accessWords[useLocale()];
  return (
    <>
      {sites.length > 0 && <Sites sites={sites} onRevoke={onRevoke} />}
      {sites.length === 0 && !everywhere && <p class="quiet">{words.none}</p>}
      {everywhere && <p class="quiet">{words.everywhere}</p>}
      <button type="button" class="button" onClick={everywhere ? onRevokeEverywhere : onAskEverywhere}>
        {everywhere ? words.revokeEverywhere : words.ask}
      </button>
      {!everywhere && <p class="quiet">{words.askHint}</p>}
    </>
  );
};
