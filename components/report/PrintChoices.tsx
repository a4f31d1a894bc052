import { clientWords } from '../../lib/words/service/client.ts';
import { useDraft } from '../shared/form/use-draft.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly name: string;
  readonly onName: (name: string) => void;
  /** Whether everything else is printed after the first two pages. */
  readonly appendix: boolean;
  readonly onAppendix: (appendix: boolean) => void;
}

/** For whom the report is printed, and how much of it. */
export const PrintChoices = ({ name, onName, appendix, onAppendix }: Props) => {
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
      <label class="choice">
        <input type="checkbox" checked={appendix} onChange={({ currentTarget }) => onAppendix(currentTarget.checked)} />
        {ask.appendix}
      </label>
    </section>
  );
};
