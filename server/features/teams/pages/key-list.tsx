import type { Locale } from '../../../../lib/model.ts';
import { formatDate, toIsoMoment } from '../../../../lib/words/format.ts';
import type { TeamWords } from '../../../../lib/words/nl/service/team.ts';
import { REVOKE_KEY } from '../../../core/paths.ts';
import type { Key, Scope } from '../store/keys.ts';

interface Common {
  readonly words: TeamWords;
  readonly locale: Locale;
  /** CSRF token of the forms. */
  readonly token: string;
}

/** The scopes of a key, in words. */
export const ScopeList = ({ scopes, words }: { readonly scopes: readonly Scope[]; readonly words: TeamWords }) => (
  <ul class="scopes">
    {scopes.map((scope) => (
      <li key={scope}>{words.scopes[scope]}</li>
    ))}
  </ul>
);

const Day = ({ at, locale }: { readonly at: number } & Pick<Common, 'locale'>) => (
  <time dateTime={toIsoMoment(at)}>{formatDate(locale, at)}</time>
);

/** A button that revokes a key after a confirmation that explains the effect; it opens without a script. */
const Revoke = ({ id, name, words, token }: Pick<Key, 'id' | 'name'> & Common) => (
  <details class="revoke">
    <summary aria-label={words.revoke.askFor({ name })}>{words.revoke.ask}</summary>
    <form method="post" action={REVOKE_KEY}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="id" value={id} />
      <p>{words.revoke.sure}</p>
      <button type="submit" class="button">
        {words.revoke.confirm}
      </button>
    </form>
  </details>
);

const Facts = ({ one, words, locale, now }: { readonly one: Key; readonly now: number } & Common) => {
  const { perHour, perDay, usedAt, expiresAt, revokedAt } = one;
  const hasExpired = expiresAt !== null && expiresAt <= now;
  return (
    <dl class="facts">
      <div>
        <dt>{words.keys.scopes}</dt>
        <dd>
          <ScopeList scopes={one.scopes} words={words} />
        </dd>
      </div>
      <div>
        <dt>{words.keys.limitsLabel}</dt>
        <dd>{words.keys.limits({ perHour, perDay })}</dd>
      </div>
      <div>
        <dt>{words.keys.used}</dt>
        <dd>{usedAt === null ? words.keys.never : <Day at={usedAt} locale={locale} />}</dd>
      </div>
      {expiresAt !== null && (
        <div>
          <dt>{hasExpired ? words.keys.expired : words.keys.expires}</dt>
          <dd>
            <Day at={expiresAt} locale={locale} />
          </dd>
        </div>
      )}
      {revokedAt !== null && (
        <div>
          <dt>{words.keys.revoked}</dt>
          <dd>
            <Day at={revokedAt} locale={locale} />
          </dd>
        </div>
      )}
    </dl>
  );
};

type Listed = { readonly now: number } & Common;

const One = ({ one, isLiving, ...common }: { readonly one: Key; readonly isLiving: boolean } & Listed) => {
  const { words } = common;
  return (
    <li>
      <h3>
        <bdi>{one.name}</bdi>
      </h3>
      <p class="quiet">
        <code>{one.id}</code>
        {one.createdBy === null && `, ${words.keys.own}`}
      </p>
      <Facts one={one} {...common} />
      {isLiving && one.createdBy !== null && <Revoke id={one.id} name={one.name} {...common} />}
    </li>
  );
};

/** Keys of a team: those in use, each with a form to revoke it, and collapsed those that have ended. */
export const KeyList = ({ keys, ...listed }: { readonly keys: readonly Key[] } & Listed) => {
  const { words, now } = listed;
  const isLiving = ({ revokedAt, expiresAt }: Key): boolean =>
    revokedAt === null && (expiresAt === null || expiresAt > now);
  const ended = keys.filter((key) => !isLiving(key));
  if (keys.length === 0) return null;
  return (
    <section class="card" aria-labelledby="keys-title">
      <h2 id="keys-title">{words.keys.title}</h2>
      <ul class="keys">
        {keys.filter(isLiving).map((one) => (
          <One key={one.id} one={one} isLiving {...listed} />
        ))}
      </ul>
      {ended.length > 0 && (
        <details>
          <summary>{words.keys.ended({ count: ended.length })}</summary>
          <ul class="keys">
            {ended.map((one) => (
              <One key={one.id} one={one} isLiving={false} {...listed} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
