import { clientWords } from '../../lib/words/client.ts';
import { useLocale } from '../shared/locale.ts';
import { useDraft } from '../shared/use-draft.ts';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** For whom the report is printed. */
export const ClientName = ({ name, onName }: Props) => {
  const { ask } = clientWords[useLocale()];
  return (
    <section class="client-name" aria-label={ask.title}>
      <label for="client-name">{ask.name}</label>
      <input
        id="client-name"
        type="text"
        maxLength={80}
        autocomplete="off"
        aria-describedby="client-hint"
        {...useDraft(name, onName)}
      />
      <p class="quiet" id="client-hint">
        {ask.hint} <a href="/options.html#report">{ask.agency}</a>
      </p>
    </section>
  );
};
