import type { Locale } from '../../../../lib/model.ts';
import type { SharingWords } from '../../../../lib/words/nl/service/sharing.ts';
import { OneButton } from '../../../core/pages/forms.tsx';
import { toSharePaths } from '../../../core/paths.ts';

/** The state of a site's badge, as its team sees it. */
export interface BadgeView {
  readonly domain: string;
  readonly state: keyof SharingWords['badge']['states'];
  readonly dns: { readonly name: string; readonly text: string };
  readonly file: { readonly url: string; readonly text: string };
  /** The address of the badge. */
  readonly address: string;
}

interface Props {
  /** Null if the team requested none. */
  readonly badge: BadgeView | null;
  readonly mayManage: boolean;
  readonly words: SharingWords;
  readonly locale: Locale;
  readonly site: string;
  readonly token: string;
}

const Places = ({ badge: { dns, file }, words }: { readonly badge: BadgeView; readonly words: SharingWords }) => (
  <>
    <p>{words.badge.how}</p>
    <dl class="facts places">
      {[
        [words.badge.dns, dns.name, dns.text],
        [words.badge.file, file.url, file.text],
      ].map(([name, location, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{location}</code>
          </dd>
          <dd>
            <code>{text}</code>
          </dd>
        </div>
      ))}
    </dl>
  </>
);

const Shown = ({ badge, words, locale }: { readonly badge: BadgeView } & Pick<Props, 'words' | 'locale'>) => {
  const address = locale === 'en' ? `${badge.address}?lang=en` : badge.address;
  const alt = words.badge.alt({ host: badge.domain });
  return (
    <>
      <p>
        <img src={`/badge/${badge.domain}.svg?lang=${locale}`} width="280" height="68" alt={alt} />
      </p>
      <p>{words.badge.html}</p>
      <p>
        <code>{`<img src="${address}" width="280" height="68" alt="${alt}">`}</code>
      </p>
    </>
  );
};

/** The badge of a site's domain: the code for its owner, whether it has been found, and how to put the badge on a page. */
export const BadgeSection = ({ badge, mayManage, words, locale, site, token }: Props) => {
  const paths = toSharePaths(site);
  return (
    <section class="card" aria-labelledby="badge-title">
      <h2 id="badge-title">{words.badge.title}</h2>
      <p>{words.badge.intro}</p>
      {badge !== null && <p role="status">{words.badge.states[badge.state]}</p>}
      {badge !== null && badge.state === 'found' && <Shown badge={badge} words={words} locale={locale} />}
      {badge !== null && <Places badge={badge} words={words} />}
      {mayManage && (
        <div class="choices">
          {badge === null ? (
            <OneButton action={paths.askBadge} token={token} name={words.badge.ask} />
          ) : (
            <>
              <OneButton action={paths.checkBadge} token={token} name={words.badge.check} />
              <OneButton action={paths.removeBadge} token={token} name={words.badge.remove} />
            </>
          )}
        </div>
      )}
    </section>
  );
};
