import { useLocale } from '../../../../components/shared/locale.ts';
import { makeVisible, toBrief } from '../../../../lib/view/visible.ts';
import { monitoringWords } from '../../../../lib/words/service/words.ts';
import { toSitePaths } from '../../../core/paths.ts';
import { SelectField, TextField, toField } from './fields.tsx';
import type { ShownSubscriber, SubscriberDraft } from './view.ts';

interface RemoveProps {
  readonly action: string;
  readonly id: string;
  readonly token: string;
  readonly words: { readonly ask: string; readonly askFor: string; readonly sure: string; readonly confirm: string };
}

/** A button that removes something after a confirmation that explains the effect; it opens without a script. */
export const Remove = ({ action, id, token, words }: RemoveProps) => (
  <details class="revoke">
    <summary aria-label={words.askFor}>{words.ask}</summary>
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="id" value={id} />
      <p>{words.sure}</p>
      <button type="submit" class="button">
        {words.confirm}
      </button>
    </form>
  </details>
);

interface ListProps {
  readonly subscribers: readonly ShownSubscriber[];
  /** The action that removes an address, and the CSRF token; null for those who may not. */
  readonly form: { readonly remove: string; readonly token: string } | null;
  /** Whether an address belongs to the page's own site: those of all sites are removed elsewhere. */
  readonly isOwn: (subscriber: ShownSubscriber) => boolean;
  /** The addresses are of several sites. */
  readonly showsSite: boolean;
}

/** The addresses that get mail, each with what its owner answered. */
export const SubscriberTable = ({ subscribers, form, isOwn, showsSite }: ListProps) => {
  const { subscribers: words } = monitoringWords[useLocale()];
  if (subscribers.length === 0) return <p>{words.none}</p>;
  return (
    <ul class="keys">
      {subscribers.map((subscriber) => {
        const { id, state, locale, wants } = subscriber;
        const address = makeVisible(subscriber.address);
        return (
          <li key={id}>
            <p class="of-subscriber">
              <bdi>{address}</bdi>{' '}
              <span class="state" data-state={state}>
                {words.states[state]}
              </span>
              <span class="quiet">
                {[
                  ...wants.map((want) => words.want[want]),
                  ...(subscriber.site === null ? [words.every] : []),
                  words.locales[locale],
                ].join(', ')}
              </span>
              {showsSite && subscriber.site !== null && (
                <a href={`${toSitePaths(subscriber.site.id).page}#watching`}>{toBrief(subscriber.site.host)}</a>
              )}
            </p>
            {form !== null && isOwn(subscriber) && state !== 'ended' && (
              <Remove
                {...{ action: form.remove, id, token: form.token }}
                words={{ ...words, ask: words.remove, askFor: words.removeOf({ address }) }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
};

const SUBSCRIPTION_KINDS = ['notices', 'digest'] as const;

/** Which mail an address gets: each notice, a weekly digest, or both. */
const Wants = ({ draft: { typed, fault } }: Pick<FormProps, 'draft'>) => {
  const { subscribers: words } = monitoringWords[useLocale()];
  const isWrong = fault?.field === 'wants';
  return (
    <fieldset class="choice" aria-describedby={isWrong ? 'subscriber-wants-fault' : undefined}>
      <legend>{words.wants}</legend>
      {SUBSCRIPTION_KINDS.map((want) => (
        <div key={want} class="option">
          <label>
            <input type="checkbox" name={want} value="1" defaultChecked={typed[want] !== ''} />
            {words.want[want]}
          </label>
        </div>
      ))}
      {isWrong && (
        <p class="error" id="subscriber-wants-fault" role="alert">
          {fault.text}
        </p>
      )}
    </fieldset>
  );
};

interface FormProps {
  readonly action: string;
  readonly token: string;
  readonly draft: SubscriberDraft;
  /** About all sites, rather than one. */
  readonly isForAll: boolean;
}

/** The form that adds an address and requests its confirmation. */
export const SubscriberForm = ({ action, token, draft, isForAll }: FormProps) => {
  const { subscribers: words, schedule } = monitoringWords[useLocale()];
  return (
    <details class="unfolds" open={draft.fault !== null}>
      <summary>{isForAll ? words.addAll : words.add}</summary>
      <form class="details" method="post" action={action}>
        <input type="hidden" name="token" value={token} />
        <TextField
          {...toField('subscriber', 'address', draft)}
          label={words.address}
          more={{ type: 'email', maxLength: 254, required: true, autocomplete: 'off', spellcheck: false }}
        />
        <div class="limits">
          <SelectField
            {...toField('subscriber', 'locale', draft)}
            label={words.locale}
            options={Object.entries(words.locales)}
          />
          <TextField
            {...toField('subscriber', 'zone', draft)}
            {...{ label: words.zone, hint: schedule.zoneHint }}
            more={{ type: 'text', maxLength: 100, required: true, spellcheck: false, autocapitalize: 'none' }}
          />
        </div>
        {isForAll && <Wants draft={draft} />}
        <p class="choices">
          <button type="submit" class="button" data-kind="primary">
            {words.submit}
          </button>
        </p>
      </form>
    </details>
  );
};
