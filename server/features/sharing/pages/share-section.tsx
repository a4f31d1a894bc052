import type { Locale } from '../../../../lib/model.ts';
import { formatDate, toIsoMoment } from '../../../../lib/words/format.ts';
import type { SharingWords } from '../../../../lib/words/nl/service/sharing.ts';
import { toSharePaths } from '../../../core/paths.ts';
import type { Share } from '../store/shares.ts';

interface Common {
  readonly words: SharingWords;
  readonly locale: Locale;
  /** The id of the site. */
  readonly site: string;
  /** CSRF token of the forms. */
  readonly token: string;
}

/** The input for a link that was not created, and why not. */
interface ShareDraft {
  readonly days: string;
  readonly fault: string;
}

/** The links of a site, as its team sees them. */
export interface ShareView {
  readonly shares: readonly Share[];
  /** Whether the viewer may create and revoke links. */
  readonly mayManage: boolean;
  /** A scan of the site to share on its own; null for the latest. */
  readonly scan: string | null;
  readonly draft: ShareDraft | null;
  /** Days for which a link works: the default in the form, and the maximum. */
  readonly days: { readonly usual: number; readonly most: number };
  /** A link that was just created. */
  readonly created: string | null;
}

const Revoke = ({ share: { id }, words, site, token }: { readonly share: Share } & Common) => (
  <details class="revoke">
    <summary>
      {words.links.revoke} <span class="unseen">{id}</span>
    </summary>
    <form method="post" action={toSharePaths(site).revoke}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="id" value={id} />
      <p>{words.links.sure}</p>
      <button type="submit" class="button">
        {words.links.confirm}
      </button>
    </form>
  </details>
);

const Links = ({ shares, mayManage, ...common }: Pick<ShareView, 'shares' | 'mayManage'> & Common) => {
  const { words, locale } = common;
  if (shares.length === 0) return <p>{words.links.none}</p>;
  return (
    <ul class="keys">
      {shares.map((share) => (
        <li key={share.id}>
          <h3>{share.scan === null ? words.links.latest : words.links.one}</h3>
          <p class="quiet">
            <code>{share.id}</code>,{' '}
            <time dateTime={toIsoMoment(share.expiresAt)}>
              {words.links.until({ day: formatDate(locale, share.expiresAt) })}
            </time>
            , {words.links.by({ key: share.keyId })}
          </p>
          {mayManage && <Revoke share={share} {...common} />}
        </li>
      ))}
    </ul>
  );
};

const What = ({ scan, words }: { readonly scan: string } & Pick<Common, 'words'>) => (
  <fieldset class="choice">
    <legend>{words.make.what}</legend>
    <div class="option">
      <label>
        <input type="radio" name="scan" value={scan} defaultChecked />
        {words.links.one} <code>{scan.slice(0, 8)}</code>
      </label>
    </div>
    <div class="option">
      <label>
        <input type="radio" name="scan" value="" />
        {words.links.latest}
      </label>
    </div>
  </fieldset>
);

const Make = ({ scan, draft, days, words, site, token }: Pick<ShareView, 'scan' | 'draft' | 'days'> & Common) => {
  const isWrong = draft !== null;
  return (
    <form method="post" action={toSharePaths(site).make}>
      <input type="hidden" name="token" value={token} />
      {scan !== null && <What scan={scan} words={words} />}
      <div class="field">
        <label for="days">{words.make.days}</label>
        <input
          {...{ type: 'number', id: 'days', name: 'days', inputMode: 'numeric', min: 1, max: days.most }}
          defaultValue={draft?.days ?? String(days.usual)}
          required
          aria-describedby={isWrong ? 'days-fault days-hint' : 'days-hint'}
          aria-invalid={isWrong}
        />
        {isWrong && (
          <p class="error" id="days-fault" role="alert">
            {draft.fault}
          </p>
        )}
        <p class="quiet" id="days-hint">
          {words.make.daysHint({ most: days.most })}
        </p>
      </div>
      <button type="submit" class="button" data-kind="primary">
        {words.make.submit}
      </button>
    </form>
  );
};

/** The links of a site: those in use and, for those who may, a form that creates one. Can be placed on any page of the site. */
export const ShareSection = ({ shares, mayManage, scan, draft, days, created, ...common }: ShareView & Common) => {
  const { words } = common;
  return (
    <>
      {created !== null && (
        <section class="notice new-key" aria-labelledby="made-title">
          <h2 id="made-title">{words.made.title}</h2>
          <p>{words.made.once}</p>
          <p>
            <code>{created}</code>
          </p>
        </section>
      )}
      <section class="card" aria-labelledby="links-title">
        <h2 id="links-title">{words.links.title}</h2>
        <p>{words.description}</p>
        <Links shares={shares} mayManage={mayManage} {...common} />
      </section>
      <section class="card" aria-labelledby="make-title">
        <h2 id="make-title">{words.make.title}</h2>
        {mayManage ? <Make scan={scan} draft={draft} days={days} {...common} /> : <p>{words.make.needsManage}</p>}
      </section>
    </>
  );
};
