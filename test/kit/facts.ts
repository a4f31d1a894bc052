import type { Facts, Seen } from '../../lib/evidence.ts';

export type Deep<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Deep<T[K]> }
    : T;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of `base` in which the given fields, however deep, are replaced. Lists are replaced whole. */
export const spoil = <T>(base: T, changes: Deep<T>): T => {
  if (!isRecord(base) || !isRecord(changes)) return changes as T;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, change] of Object.entries(changes)) merged[key] = spoil(merged[key], change as never);
  return merged as T;
};

/** Friday 20 November 2026, 12:00 UTC: "now" in every test. */
export const NOW = Date.UTC(2026, 10, 20, 12);

export const seen = <T>(value: T): Seen<T> => ({ seen: true, value });
export const blind = (why: Extract<Seen<unknown>, { seen: false }>['why']): Seen<never> => ({ seen: false, why });

export const scan = (changes: Deep<Facts['scan']> = {}): Facts['scan'] =>
  spoil<Facts['scan']>(
    {
      url: 'https://voorbeeld.nl/',
      host: 'voorbeeld.nl',
      domain: 'voorbeeld.nl',
      isPublic: true,
      onSharedSuffix: false,
      at: NOW,
      level: 'B',
    },
    changes,
  );

/** A certificate of Let's Encrypt with sixty of its ninety days left. */
export const cert = (changes: Partial<Facts['cert']> = {}): Facts['cert'] => ({
  protocol: 'TLSv1.3',
  subject: 'CN=voorbeeld.nl',
  issuer: "CN=R12,O=Let's Encrypt,C=US",
  from: NOW - 30 * 86_400_000,
  until: NOW + 60 * 86_400_000,
  key: { type: 'EC', bits: 256 },
  ...changes,
});

/** An HTTP response: 200, HTML, with the given headers. */
export const http = (
  headers: Readonly<Record<string, string>> = {},
  changes: Partial<Facts['fresh']> = {},
): Facts['fresh'] => {
  const url = changes.url ?? 'https://voorbeeld.nl/';
  return {
    asked: url,
    url,
    status: 200,
    redirected: false,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    body: '',
    bytes: 12_000,
    truncated: false,
    ...changes,
  };
};

/** A small healthy page; pass the changes that a test is about. */
export const page = (changes: Deep<Facts['page']> = {}): Facts['page'] =>
  spoil<Facts['page']>(
    {
      document: {
        url: 'https://voorbeeld.nl/',
        contentType: 'text/html',
        lang: 'nl',
        quirks: false,
        bodyClass: '',
        elements: 120,
        complete: true,
        openShadowRoots: 0,
        truncated: false,
        sourceLength: 12_000,
        translated: false,
      },
      head: {
        titles: ['Fietsen repareren in Utrecht | Voorbeeld Tweewielers'],
        metas: [],
        links: [],
        strays: [],
      },
      headings: [{ level: 1, text: 'Uw fiets gerepareerd', visible: true }],
      links: { total: 0, list: [] },
      images: { total: 0, list: [], backgrounds: [] },
      resources: { list: [], total: 0, inline: [], insecure: [] },
      forms: { list: [], submitters: [], passwordFields: 0, visiblePasswordFields: 0 },
      text: { body: '', main: '', content: '', footer: '', noSnippet: '', code: [], truncated: false },
      structuredData: { jsonLd: [], annotated: [], truncated: false, types: [], microdata: [] },
      markup: {
        tags: { html: 1, head: 1, body: 1, main: 1 },
        appCache: null,
        plugins: [],
        state: [],
        deadFragments: [],
        lists: 0,
        tables: 0,
        controls: { total: 0, named: 0, nameless: [] },
      },
      authorship: { bylines: [], times: [] },
      concealed: { texts: [], invisible: [], links: [], complete: true },
      performance: {
        navigation: null,
        resources: [],
        total: 0,
        largestPaint: null,
        layoutShift: null,
        wasHidden: false,
        deprecations: null,
      },
      languages: [{ lang: 'nl', text: 'Uw fiets gerepareerd', letters: 18, selector: 'html' }],
      styles: {
        sheets: 2,
        unreadable: 0,
        reducedMotion: false,
        focus: { checked: 12, bare: 0, unknown: 0, list: [] },
        locks: [],
      },
      motion: { reduced: false, list: [] },
      layout: {
        viewport: { width: 1280, height: 800 },
        scrollWidth: 1265,
        clientWidth: 1265,
        bars: [],
        obscured: [],
        settled: false,
      },
      overlay: null,
    },
    changes,
  );

export const meta = (name: string, content: string): Facts['page']['head']['metas'][number] => ({
  name,
  property: '',
  httpEquiv: '',
  content,
  inHead: true,
});

export const property = (name: string, content: string): Facts['page']['head']['metas'][number] => ({
  ...meta('', content),
  property: name,
});

export const link = (
  changes: Partial<Facts['page']['links']['list'][number]> = {},
): Facts['page']['links']['list'][number] => ({
  raw: '/reparatie',
  href: 'https://voorbeeld.nl/reparatie',
  text: 'Reparatie en onderhoud',
  rel: '',
  region: 'content',
  download: false,
  clickable: false,
  explained: false,
  lang: 'nl',
  hidden: false,
  selector: 'a',
  ...changes,
});

export const linkElement = (
  rel: string,
  href: string | null,
  changes: Partial<Facts['page']['head']['links'][number]> = {},
): Facts['page']['head']['links'][number] => ({
  rel,
  raw: href,
  href,
  hreflang: '',
  type: '',
  sizes: '',
  inHead: true,
  ...changes,
});

export const image = (
  changes: Partial<Facts['page']['images']['list'][number]> = {},
): Facts['page']['images']['list'][number] => ({
  raw: '/fiets.jpg',
  src: 'https://voorbeeld.nl/fiets.jpg',
  lazyByScript: false,
  loading: '',
  alt: 'Monteur stelt de versnelling van een stadsfiets af',
  width: 640,
  height: 400,
  naturalWidth: 1280,
  complete: true,
  decorative: false,
  region: 'content',
  lang: 'nl',
  selector: 'img',
  ...changes,
});

export const resource = (
  kind: Facts['page']['resources']['list'][number]['kind'],
  url: string,
  changes: Partial<Facts['page']['resources']['list'][number]> = {},
): Facts['page']['resources']['list'][number] => ({
  kind,
  raw: url,
  url,
  integrity: null,
  crossorigin: null,
  blocking: false,
  sandbox: null,
  ...changes,
});
