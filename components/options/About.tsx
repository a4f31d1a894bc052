import type { Release } from '../../lib/view/compare/news.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly version: string;
  /** Version of the scoring rules. */
  readonly rules: number;
  /** The sha256 of the package's list of checksums; '' in a build that has none. */
  readonly digest: string;
  /** Changes since the version before an update; empty when there are none. */
  readonly news: readonly Release[];
}

const Changes = ({ version, changes }: Release) => {
  const words = optionsWords[useLocale()].about;
  return (
    <>
      <h4>{words.changes({ version })}</h4>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </>
  );
};

const News = ({ news }: Pick<Props, 'news'>) => {
  const words = optionsWords[useLocale()].about;
  return (
    <div class="notice news">
      <h3>{words.news}</h3>
      {news.map((release) => (
        <Changes key={release.version} {...release} />
      ))}
    </div>
  );
};

/** The version, its changes, how to verify it, and the licences. */
export const About = ({ version, rules, digest, news }: Props) => {
  const words = optionsWords[useLocale()].about;
  return (
    <>
      {news.length > 0 && <News news={news} />}
      <dl class="conditions">
        <div>
          <dt>{words.version}</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>{words.rules}</dt>
          <dd>{rules}</dd>
        </div>
        {digest !== '' && (
          <div>
            <dt>{words.sums}</dt>
            <dd>
              <code>{digest}</code>
            </dd>
          </div>
        )}
      </dl>
      {digest !== '' && (
        <p class="quiet">
          {words.sumsNote} <a href="/sha256.txt">{words.sumsList}</a>
        </p>
      )}
      <p>{words.licence}</p>
      <p>
        {words.axe} {words.font}
      </p>
      <p>
        <a href="/licenses/index.html">{words.licences}</a> · <a href="/fonts/LICENSE.txt">{words.fontLicence}</a>
      </p>
    </>
  );
};
