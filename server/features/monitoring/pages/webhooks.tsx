import { useLocale } from '../../../../components/shared/locale.ts';
import { makeVisible, toBrief } from '../../../../lib/view/visible.ts';
import { formatDate } from '../../../../lib/words/format.ts';
import { monitoringWords } from '../../../../lib/words/service/words.ts';
import { OneButton } from '../../../core/pages/forms.tsx';
import { WATCHING_PATHS } from '../../../core/paths.ts';
import { TextField, toField } from './fields.tsx';
import { Remove } from './subscribers.tsx';
import type { ShownWebhook, TeamMonitoring } from './view.ts';

interface Held {
  /** CSRF token of the forms; null for those who may change nothing. */
  readonly token: string | null;
}

/** Whether it is on, and whether it accepts its messages. */
const State = ({ hook: { offAt, failingSince } }: { readonly hook: ShownWebhook }) => {
  const locale = useLocale();
  const { webhooks: words } = monitoringWords[locale];
  if (offAt !== null)
    return (
      <span class="state" data-state="failing">
        {words.off({ day: formatDate(locale, offAt) })}
      </span>
    );
  return (
    <span class="state" data-state={failingSince === null ? 'confirmed' : 'failing'}>
      {words.on}
      {failingSince !== null && `, ${words.failing({ day: formatDate(locale, failingSince) })}`}
    </span>
  );
};

const One = ({ hook, token }: { readonly hook: ShownWebhook } & Held) => {
  const { webhooks: words } = monitoringWords[useLocale()];
  const { id, url, offAt } = hook;
  const host = toBrief(new URL(url).host);
  return (
    <li>
      <p class="of-subscriber">
        <bdi>{makeVisible(url)}</bdi> <State hook={hook} />
      </p>
      {token !== null && offAt !== null && (
        <p>
          <OneButton action={WATCHING_PATHS.webhookOn} token={token} name={words.turnOn} fields={{ id }} />
        </p>
      )}
      {token !== null && offAt === null && (
        <p>
          <OneButton action={WATCHING_PATHS.testWebhook} token={token} name={words.test} fields={{ id }} />
        </p>
      )}
      {token !== null && (
        <Remove
          {...{ action: WATCHING_PATHS.removeWebhook, id, token }}
          words={{ ...words, ask: words.remove, askFor: words.removeOf({ host }) }}
        />
      )}
    </li>
  );
};

/** The secret of a webhook that was just created. */
export const CreatedWebhook = ({
  created: { url, secret },
}: {
  readonly created: NonNullable<TeamMonitoring['created']>;
}) => {
  const { webhooks: words } = monitoringWords[useLocale()];
  return (
    <section class="notice new-key" aria-labelledby="made-title">
      <h2 id="made-title">{words.made({ host: toBrief(new URL(url).host) })}</h2>
      <p>{words.once}</p>
      <p>
        <code>{secret}</code>
      </p>
    </section>
  );
};

/** A team's webhooks, and the form that adds one. */
export const Webhooks = ({ webhooks, webhook, token }: Pick<TeamMonitoring, 'webhooks' | 'webhook'> & Held) => {
  const { webhooks: words } = monitoringWords[useLocale()];
  return (
    <section class="card" id="webhooks" aria-labelledby="webhooks-title">
      <h2 id="webhooks-title">{words.title}</h2>
      <p class="quiet">{words.intro}</p>
      {webhooks.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul class="keys">
          {webhooks.map((hook) => (
            <One key={hook.id} {...{ hook, token }} />
          ))}
        </ul>
      )}
      {token !== null && (
        <details class="unfolds" open={webhook.fault !== null}>
          <summary>{words.add}</summary>
          <form method="post" action={WATCHING_PATHS.addWebhook}>
            <input type="hidden" name="token" value={token} />
            <TextField
              {...toField('webhook', 'url', webhook)}
              {...{ label: words.url, hint: words.urlHint }}
              more={{ type: 'url', maxLength: 2_000, required: true, autocomplete: 'off', spellcheck: false }}
            />
            <p class="choices">
              <button type="submit" class="button" data-kind="primary">
                {words.submit}
              </button>
            </p>
          </form>
        </details>
      )}
    </section>
  );
};
