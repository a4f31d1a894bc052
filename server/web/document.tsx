import type { ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import { LanguageContext } from '../../components/shared/locale.ts';
import type { Locale } from '../../lib/model.ts';
import { LANGUAGES } from '../../lib/words/common.ts';
import { webWords } from '../../lib/words/web.ts';
import { API_DOCS_PATH, OneButton, SIGN_IN, SIGN_OUT } from './forms.tsx';

/** What a page is told of the service around it. */
export interface Place {
  readonly locale: Locale;
  /** Path of the page, without a query. */
  readonly path: string;
  /** The address by which the world knows the service, an origin; null where only this machine does. */
  readonly publicUrl: string | null;
  readonly contact: string | null;
  /** Path of the style sheet. */
  readonly style: string;
  /** What shows that a form was made for who is signed in; null for who is not. */
  readonly token: string | null;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Search engines may show it. */
  readonly isIndexed: boolean;
}

const OTHER = { nl: 'en', en: 'nl' } as const;

/** In which languages the page is, for who knows the service by an address. */
const Alternates = ({ path, publicUrl }: Pick<Place, 'path' | 'publicUrl'>) => {
  if (publicUrl === null) return null;
  const at = (query: string): string => new URL(`${path}${query}`, publicUrl).href;
  return (
    <>
      <link rel="canonical" href={at('')} />
      {(['nl', 'en'] as const).map((locale) => (
        <link key={locale} rel="alternate" hreflang={locale} href={at(`?lang=${locale}`)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={at('')} />
    </>
  );
};

/** Ways to other pages, before everything else. */
const SiteNav = ({ locale, path, token }: Pick<Place, 'locale' | 'path' | 'token'>) => {
  const { site, signIn, api } = webWords[locale];
  return (
    <nav class="site" aria-label={site.main}>
      <a class="skip" href="#content">
        {site.skip}
      </a>
      <a class="brand" href="/">
        Pijler
      </a>
      <a href="/controles">{site.checks}</a>
      <a href={API_DOCS_PATH}>{api.title}</a>
      <a class="language" href={`${path}?lang=${OTHER[locale]}`} lang={OTHER[locale]} hreflang={OTHER[locale]}>
        {site.language}
      </a>
      {token === null ? (
        <a href={SIGN_IN}>{signIn.title}</a>
      ) : (
        <OneButton action={SIGN_OUT} token={token} name={signIn.out} />
      )}
    </nav>
  );
};

const SiteFoot = ({ locale, contact }: Pick<Place, 'locale' | 'contact'>) => {
  const { site } = webWords[locale];
  return (
    <footer class="site-foot">
      <p>{site.foot}</p>
      {contact !== null && <a href={contact}>{site.contact}</a>}
    </footer>
  );
};

/** A whole page, as HTML. */
export const document = (head: Head, place: Place, children: ComponentChildren): string => {
  const { locale, path, publicUrl, contact, style, token } = place;
  const page = (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.isIndexed ? <Alternates {...{ path, publicUrl }} /> : <meta name="robots" content="noindex" />}
        <link rel="icon" href="/icon/32.png" type="image/png" sizes="32x32" />
        <link rel="preload" href="/fonts/atkinson-400.woff2" as="font" type="font/woff2" crossorigin="anonymous" />
        <link rel="stylesheet" href={style} />
      </head>
      <body>
        <LanguageContext.Provider value={LANGUAGES[locale]}>
          <SiteNav {...{ locale, path, token }} />
          {children}
          <SiteFoot {...{ locale, contact }} />
        </LanguageContext.Provider>
      </body>
    </html>
  );
  return `<!doctype html>\n${render(page)}\n`;
};
