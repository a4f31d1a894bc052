import { useLocale } from '../../../../components/shared/locale.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { toSitePaths } from '../../../core/paths.ts';
import type { SiteView } from './site-view.ts';

interface LinesProps {
  readonly name: 'contacts' | 'pinned';
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
}

const Lines = ({ name, label, hint, value }: LinesProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <textarea id={name} name={name} rows={3} aria-describedby={hint === undefined ? undefined : `${name}-hint`}>
      {value}
    </textarea>
    {hint !== undefined && (
      <p class="quiet" id={`${name}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

const Text = ({
  name,
  label,
  value,
}: {
  readonly name: 'client' | 'tags';
  readonly label: string;
  readonly value: string;
}) => (
  <div class="field">
    <label for={name}>{label}</label>
    <input type="text" id={name} name={name} defaultValue={value} autocomplete="off" />
  </div>
);

/** What a team says of its site, to be changed. */
export const DetailsForm = ({ site, details, fault, token }: SiteView & { readonly token: string }) => {
  const { site: words } = sitesWords[useLocale()];
  const paths = toSitePaths(site.id);
  return (
    <section id="details" aria-labelledby="details-title">
      <h2 id="details-title" tabIndex={-1}>
        {words.details}
      </h2>
      {fault?.of === 'details' && (
        <p class="error" role="alert">
          {fault.text}
        </p>
      )}
      <form class="details" method="post" action={paths.details}>
        <input type="hidden" name="token" value={token} />
        <Text name="client" label={words.client} value={details.client} />
        <Text name="tags" label={words.tags} value={details.tags} />
        <Lines name="contacts" label={words.contacts} value={details.contacts} />
        <Lines name="pinned" label={words.pinned} hint={words.pinnedHint} value={details.pinned} />
        <p class="choices">
          <button type="submit" class="button" data-kind="primary">
            {words.save}
          </button>
          <a class="button" href={paths.remove}>
            {words.remove}
          </a>
        </p>
      </form>
    </section>
  );
};
