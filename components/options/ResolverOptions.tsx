import { useState } from 'preact/hooks';
import { findResolverFault, type ResolverFault } from '../../lib/view/typed.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { Field } from '../shared/form/Field.tsx';
import { useCommon, useLocale } from '../shared/locale.ts';
import { Choice } from './Choice.tsx';

interface CustomResolverProps {
  readonly customResolver: string;
  readonly onChange: (changes: { resolver: string; customResolver: string }) => void;
}

/** The user's own DNS service: used only once its address is valid. */
export const CustomResolver = ({ customResolver, onChange }: CustomResolverProps) => {
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

interface Row {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly inEu: boolean;
  readonly policy: string;
}

interface Props {
  readonly rows: readonly Row[];
  readonly resolver: string;
  readonly customResolver: string;
  /** Host for which access may be needed before its answers can be read; null when none is. */
  readonly accessHost: string | null;
  readonly onAccess: () => void;
  readonly onChange: (changes: { resolver: string; customResolver?: string }) => void;
}

const Policy = ({ row }: { readonly row: Row }) => {
  const locale = useLocale();
  const words = optionsWords[locale].resolver;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(row.country) ?? row.country;
  return (
    <>
      {row.inEu ? `${country}, ${words.eu}` : country} ·{' '}
      <a href={row.policy} target="_blank" rel="noopener noreferrer" aria-label={words.policyOf({ name: row.name })}>
        {words.policy}
      </a>
    </>
  );
};

/** The choice of a DNS service: a short list, or the user's own. */
export const ResolverOptions = ({ rows, resolver, customResolver, accessHost, onAccess, onChange }: Props) => {
  const words = optionsWords[useLocale()].resolver;
  const common = useCommon();
  const [custom, setCustom] = useState(resolver === 'custom');
  const selectResolver = (value: string): void => {
    setCustom(value === 'custom');
    // The user's own service counts only once its address is valid.
    if (value !== 'custom' || customResolver !== '') onChange({ resolver: value });
  };
  return (
    <>
      <Choice<string>
        legend={words.title}
        name="resolver"
        value={custom ? 'custom' : resolver}
        options={[
          ...rows.map((row) => ({ value: row.id, name: row.name, note: <Policy row={row} /> })),
          { value: 'custom', name: words.custom },
        ]}
        onChange={selectResolver}
      />
      {custom && <CustomResolver customResolver={customResolver} onChange={onChange} />}
      {accessHost !== null && (
        <p class="quiet">
          {words.needsAccess({ host: toBrief(accessHost) })}{' '}
          <button type="button" class="button" data-kind="small" onClick={onAccess}>
            {common.access({ host: toBrief(accessHost) })}
          </button>
        </p>
      )}
    </>
  );
};
