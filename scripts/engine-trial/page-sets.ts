import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS, GOOD, SHAPES } from '../../test/browser/axe/pages.ts';
import { ACT_RULES, type ActPage } from '../../test/truth/act-cases.ts';
import { SITES } from '../../test/world/sites.ts';
import { MUTANTS } from './mutants.ts';
import { GOVUK, packageFolder } from './packages.ts';

/** The pages on which both engines run, each at an address of its own on loopback. */

/** What is known of a page in advance: that it breaks the standard, that it does not, or nothing. */
export type Known = 'fault' | 'fine' | 'unknown';

export interface TrialPage {
  readonly path: string;
  readonly name: string;
  readonly known: Known;
  /** The page that it was made from by one change; findings on that page too do not count. */
  readonly base?: string;
  readonly why?: string;
  /** The check of the product that it is about; only for cases written for one rule. */
  readonly check?: string;
}

export interface PageSet {
  readonly pages: readonly TrialPage[];
  /** The response for a path; null if there is none. */
  answer(path: string): Promise<{ readonly type: string; readonly body: string | Buffer } | null>;
}

const HTML = 'text/html; charset=utf-8';

interface Written extends TrialPage {
  readonly html: string;
}

const ofTexts = (pages: readonly Written[]): PageSet => {
  const known = new Map(pages.map((page) => [page.path, page.html]));
  return {
    pages,
    answer: async (path) => {
      const html = known.get(path);
      return html === undefined ? null : { type: HTML, body: html };
    },
  };
};

const mutants = (): PageSet => {
  const paths = new Map(MUTANTS.map(({ name }, index) => [name, `/mutants/${index}`]));
  return ofTexts(
    MUTANTS.map(({ name, kind, base, why, html }) => ({
      path: paths.get(name) ?? '',
      name,
      known: kind === 'fault' ? 'fault' : 'fine',
      ...(kind === 'accessible' ? {} : { base: paths.get(base) ?? '' }),
      why,
      html,
    })),
  );
};

const wholePage = ({ lang = 'en', title = 'The harbour of the old town', head = '', body }: ActPage): string =>
  `<!doctype html><html${lang === null ? '' : ` lang="${lang}"`}><head><meta charset="utf-8">
${title === null ? '' : `<title>${title}</title>`}<meta name="viewport" content="width=device-width, initial-scale=1">
${head}</head><body><main>${body}</main></body></html>`;

/** The cases for W3C's rules, written from the texts of the rules. */
const cases = (): PageSet =>
  ofTexts(
    ACT_RULES.flatMap(({ id, check, failing, passing, inapplicable }) =>
      [
        ...failing.map((page) => [page, 'fault'] as const),
        ...[...passing, ...inapplicable].map((page) => [page, 'fine'] as const),
      ].map(([page, known], index) => ({
        path: `/cases/${id}/${index}`,
        name: `${id} ${index + 1}`,
        known,
        check,
        html: wholePage(page),
      })),
    ),
  );

const shapes = (): PageSet =>
  ofTexts([
    { path: '/shapes/good', name: 'good', known: 'fine', html: GOOD },
    ...Object.entries(SHAPES).map(([name, html], index) => ({
      path: `/shapes/${index}`,
      name,
      known: 'unknown' as const,
      html,
    })),
    ...FAULTS.map(([check, code, html], index) => ({
      path: `/shapes/fault-${index}`,
      name: `${check} ${code}`,
      known: 'unknown' as const,
      base: '/shapes/good',
      check,
      html,
    })),
  ]);

/** The first page of each site of the test world. */
const world = (): PageSet => {
  const hosts = SITES.flatMap(({ hosts: [host], https, http }) => {
    const handler = https ?? http;
    return host === undefined || handler === undefined
      ? []
      : [{ host, handler, scheme: https === undefined ? 'http' : 'https' } as const];
  });
  return {
    pages: hosts.map(({ host }) => ({ path: `/world/${host}/`, name: host, known: 'unknown' })),
    answer: async (path) => {
      const [, , host = '', ...rest] = path.split('/');
      const found = hosts.find((one) => one.host === host);
      if (found === undefined) return null;
      const visit = {
        scheme: found.scheme,
        method: 'GET',
        host,
        path: `/${rest.join('/')}`,
        query: '',
        headers: {},
        body: Buffer.alloc(0),
      };
      const { status, headers, body = '' } = await found.handler(visit);
      if (status !== 200) return null;
      const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? HTML;
      return { type: String(type), body };
    },
  };
};

const TYPES: Readonly<Record<string, string>> = {
  html: HTML,
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  json: 'application/json',
  woff2: 'font/woff2',
};

const file = (path: string): { readonly type: string; readonly body: Buffer } | null =>
  existsSync(path)
    ? { type: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', body: readFileSync(path) }
    : null;

interface Fixture {
  readonly name: string;
  readonly hidden: boolean;
  readonly html: string;
}

/** Every example of GOV.UK's templates that its design system shows. */
const govuk = async (): Promise<PageSet> => {
  const folder = join(await packageFolder(GOVUK), 'dist/govuk');
  const texts = readdirSync(join(folder, 'components')).flatMap((component) => {
    const path = join(folder, 'components', component, 'fixtures.json');
    const fixtures = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).fixtures as readonly Fixture[]) : [];
    return fixtures
      .filter(({ hidden }) => !hidden)
      .map(({ name, html }, index) => ({
        path: `/govuk/${component}/${index}`,
        name: `${component}: ${name}`,
        known: 'unknown' as const,
        html: `<!doctype html><html lang="en" class="govuk-template"><head><meta charset="utf-8"><title>${component}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/govuk-files/govuk-frontend.min.css"></head>
<body class="govuk-template__body"><script>document.body.className += ' js-enabled govuk-frontend-supported'</script>
<main class="govuk-main-wrapper"><h1 class="govuk-heading-l">Example</h1>${html}</main>
<script type="module">import { initAll } from '/govuk-files/govuk-frontend.min.js'; initAll();</script></body></html>`,
      }));
  });
  const written = ofTexts(texts);
  return {
    pages: written.pages,
    answer: async (path) =>
      path.startsWith('/govuk-files/') ? file(join(folder, path.slice('/govuk-files/'.length))) : written.answer(path),
  };
};

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** W3C's examples of its authoring practices, from a copy of its repository (`content` and what is beside it). */
const practices = (folder: string): PageSet => ({
  pages: filesUnder(join(folder, 'content/patterns'))
    .filter((path) => /\/examples\/[^/]+\.html$/.test(path))
    .toSorted()
    .map((path) => {
      const name = path.slice(folder.length + 1);
      return { path: `/practices/${name}`, name, known: 'unknown' };
    }),
  answer: async (path) => file(join(folder, decodeURI(path.slice('/practices/'.length)))),
});

export const SETS = ['mutants', 'cases', 'shapes', 'world', 'govuk', 'practices'] as const;
export type SetName = (typeof SETS)[number];

/** The pages of a set; `folder` is the copy of the practices. Throws if that is needed and not given. */
export const pageSet = async (name: SetName, folder: string | undefined): Promise<PageSet> => {
  if (name === 'mutants') return mutants();
  if (name === 'cases') return cases();
  if (name === 'shapes') return shapes();
  if (name === 'world') return world();
  if (name === 'govuk') return govuk();
  if (folder === undefined) throw new Error('--practices names a copy of the repository of the authoring practices');
  return practices(folder);
};
