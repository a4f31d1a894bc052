import { useLocale } from '../../../../components/shared/locale.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { cockpitWords } from '../../../../lib/words/service/words.ts';
import type { Site } from '../store/list-sites.ts';

/** Id of the form that the checkboxes all over the page belong to. */
export const CHOSEN = 'chosen';
/** Name of the field of a site. */
export const toBoxName = (id: string): string => `kies-${id}`;

/** A checkbox that selects a site. */
export const Choose = ({ site }: { readonly site: Pick<Site, 'id' | 'domain'> }) => {
  const { choose } = cockpitWords[useLocale()];
  return (
    <input
      {...{ type: 'checkbox', form: CHOSEN, name: toBoxName(site.id), value: '1' }}
      aria-label={choose.one({ site: toBrief(site.domain) })}
    />
  );
};
