import { useLocale } from '../../../../components/shared/locale.ts';
import { brief } from '../../../../lib/view/visible.ts';
import { cockpitWords } from '../../../../lib/words/service/words.ts';
import type { Site } from '../store/list-sites.ts';

/** The form that boxes all over the page belong to. */
export const CHOSEN = 'chosen';
/** What the field of a site is called. */
export const boxOf = (id: string): string => `kies-${id}`;

/** A box that chooses a site. */
export const Choose = ({ site }: { readonly site: Pick<Site, 'id' | 'domain'> }) => {
  const { choose } = cockpitWords[useLocale()];
  return (
    <input
      {...{ type: 'checkbox', form: CHOSEN, name: boxOf(site.id), value: '1' }}
      aria-label={choose.one({ site: brief(site.domain) })}
    />
  );
};
