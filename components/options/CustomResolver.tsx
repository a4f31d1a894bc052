import { useState } from 'preact/hooks';
import { findResolverFault, type ResolverFault } from '../../lib/view/typed.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { Field } from '../shared/form/Field.tsx';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly customResolver: string;
  readonly onChange: (changes: { resolver: string; customResolver: string }) => void;
}

/** One's own DNS service: used only once its address is right. */
export const CustomResolver = ({ customResolver, onChange }: Props) => {
  const words = optionsWords[useLocale()].resolver;
  const [typed, setTyped] = useState(customResolver);
  const [fault, setFault] = useState<ResolverFault | null>(null);
  const save = (event: Event): void => {
    event.preventDefault();
    const found = findResolverFault(typed);
    setFault(found);
    if (found === null) onChange({ resolver: 'custom', customResolver: typed.trim() });
  };
  return (
    <form class="custom" onSubmit={save} noValidate>
      <Field
        label={words.customAddress}
        name="customResolver"
        type="url"
        value={typed}
        hint={words.customHint}
        error={fault && words.errors[fault]}
        onInput={setTyped}
      >
        <button type="submit" class="button">
          {words.save}
        </button>
      </Field>
    </form>
  );
};
