import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import { LanguageContext } from '../../../components/shared/locale.ts';
import { getTables } from '../../../lib/data/tables.ts';
import type { Locale } from '../../../lib/model.ts';
import { RULES } from '../../../lib/score.ts';
import { parseIsoDay } from '../../../lib/time.ts';
import { LANGUAGES } from '../../../lib/words/common.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { sitesWords } from '../../../lib/words/service/sites.ts';
import { monitoringWords, teamWords, webWords } from '../../../lib/words/service/words.ts';
import { API_DOCS_PATH, SIGN_OUT, SITES, TEAM, toSignInPath, WATCHING } from '../paths.ts';
import { OneButton } from './forms.tsx';

/** What a page knows about the service around it. */
export interface PageContext {
  readonly locale: Locale;
  /** Whether the page's address requests this language, and so differs from that of the page in the visitor's own. */
  readonly isChosen: boolean;
  /** Path of the page, without a query. */
  readonly path: string;
  /** The service's public origin; null when only this machine can reach it. */
  readonly publicUrl: string | null;
  readonly contact: string | null;
  /** Path of the style sheet. */
  readonly style: string;
  /** Token that proves that a form was made for the signed-in user; null for others. */
  readonly token: string | null;
  /** Whether the signed-in user may see the sites of a team. */
  readonly seesSites: boolean;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may index it. */
  readonly isIndexed: boolean;
}

/** Path of the picture that other sites show next to a link to a page. */
const SHARED_PICTURE = '/share.png';

const OTHER = { nl: 'en', en: 'nl' } as const;

/** Metadata of a page with a public address: its own address, its languages, and its preview when shared. */
const Known = ({ head: { title, description }, context }: { readonly head: Head; readonly context: PageContext }) => {
  const { path, publicUrl, locale, isChosen } = context;
  if (publicUrl === null) return null;
  const toAddress = (query: string): string => new URL(`${path}${query}`, publicUrl).href;
  const own = toAddress(isChosen ? `?lang=${locale}` : '');
  const shared = {
    'og:site_name': 'Pijler',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': own,
  };
  return (
    <>
      {Object.entries({ ...shared, 'og:image': new URL(SHARED_PICTURE, publicUrl).href }).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <link rel="canonical" href={own} />
      {(['nl', 'en'] as const).map((locale) => (
        <link key={locale} rel="alternate" hreflang={locale} href={toAddress(`?lang=${locale}`)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={toAddress('')} />
    </>
  );
};

/** Links to other pages, before everything else. */
const SiteNav = ({ locale, path, token, seesSites }: Pick<PageContext, 'locale' | 'path' | 'token' | 'seesSites'>) => {
  const { site, signIn, api } = webWords[locale];
  return (
    <nav class="site" aria-label={site.main}>
      <a class="skip" href="#content">
        {site.skip}
      </a>
      <a class="brand" href="/">
        Pijler
      </a>
      {seesSites && <a href={SITES}>{sitesWords[locale].title}</a>}
      {seesSites && <a href={WATCHING}>{monitoringWords[locale].title}</a>}
      <a href="/controles">{site.checks}</a>
      <a href={API_DOCS_PATH}>{api.title}</a>
      {token !== null && <a href={TEAM}>{teamWords[locale].title}</a>}
      <a class="language" href={`${path}?lang=${OTHER[locale]}`} lang={OTHER[locale]} hreflang={OTHER[locale]}>
        {site.language}
      </a>
      {token === null ? (
        <a href={toSignInPath(path)}>{signIn.title}</a>
      ) : (
        <OneButton action={SIGN_OUT} token={token} name={signIn.out} />
      )}
    </nav>
  );
};

const SiteFoot = ({ locale, contact }: Pick<PageContext, 'locale' | 'contact'>) => {
  const { site } = webWords[locale];
  return (
    <footer class="site-foot">
      <p>{site.foot}</p>
      {contact !== null && <a href={contact}>{site.contact}</a>}
    </footer>
  );
};

/** The rules by which the service grades and the date of its tables, on which a page about the checks is based. */
export const Edition = ({ locale }: Pick<PageContext, 'locale'>) => {
  const { day } = getTables().name;
  return (
    <p class="quiet">
      {webWords[locale].site.edition({ rules: RULES })}{' '}
      <time dateTime={day}>{formatDate(locale, parseIsoDay(day))}</time>
    </p>
  );
};

/** A whole page, as HTML. */
export const renderDocument = (head: Head, context: PageContext, children: ComponentChildren): string => {
  const { locale, path, contact, style, token, seesSites } = context;
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.isIndexed ? <Known {...{ head, context }} /> : <meta name="robots" content="noindex" />}
        <link rel="icon" href="/icon/128.png" type="image/png" sizes="128x128" />
        <link rel="preload" href="/fonts/atkinson-400.woff2" as="font" type="font/woff2" crossorigin="anonymous" />
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <LanguageContext.Provider value={LANGUAGES[locale]}>
          <SiteNav {...{ locale, path, token, seesSites }} />
          {children}
          <SiteFoot {...{ locale, contact }} />
        </LanguageContext.Provider>
      </body>
    </html>
  );
  return `<!doctype html>\n${render(page)}\n`;
};
