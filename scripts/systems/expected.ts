import type { PageKind } from '../../lib/model.ts';

/** What an expert expects of the systems' pages: written before they were scanned, and corrected where the expert was wrong. */

/** Whether a version is maintained: `hidden` if a page shows none, or nothing is known of the branch. */
export type Standing = 'current' | 'behind' | 'ended' | 'hidden';

export interface ExpectedPage {
  readonly path: string;
  /** More than one if experts would not agree. */
  readonly kinds: readonly PageKind[];
  /** Whether the maker's sample content was left in place. */
  readonly untouched: boolean;
  /** The system that the page names, and whether that shows its version; the system's own if absent. */
  readonly names?: Names | null;
}

interface Names {
  readonly name: string;
  /** `minor` if no patch is shown. */
  readonly version: boolean | 'minor';
  readonly standing: Standing;
}

export interface ExpectedSystem {
  readonly id: string;
  readonly what: string;
  /** Debian's package, or npm's in the template's folder, whose version is the system's. */
  readonly package: string;
  /** Null if no page of it shows a name. */
  readonly names: Names | null;
  /** Page with the standing of the version. */
  readonly source?: string;
  /** Expected verdict on the server's software in January 2027: its makers have stopped, and the distribution repairs it. */
  readonly server?: string;
  /** Id in `lib/data`: every advisory there about its version is reported, and no other. */
  readonly library?: string;
  /** Whether it is scanned in Firefox as well. */
  readonly inFirefox?: true;
  readonly pages: readonly ExpectedPage[];
}

type Kinds = PageKind | readonly PageKind[];
const page = (path: string, kinds: Kinds, more: Partial<ExpectedPage> = {}): ExpectedPage => ({
  path,
  kinds: typeof kinds === 'string' ? [kinds] : kinds,
  untouched: false,
  ...more,
});
const sample = (path: string, kinds: Kinds): ExpectedPage => page(path, kinds, { untouched: true });
const named = (name: string, standing: Standing = 'hidden'): Names => ({
  name,
  version: standing !== 'hidden',
  standing,
});

const WIKI: Kinds = ['article', 'content'];
const OVERVIEW: Kinds = ['home', 'docs'];

const DEBIAN: readonly ExpectedSystem[] = [
  {
    id: 'wordpress',
    what: 'WordPress with its own theme, as its installer leaves it',
    package: 'wordpress',
    server: 'php-version-supported: endedInDistribution',
    names: named('WordPress', 'behind'),
    source: 'https://wordpress.org/download/releases/',
    inFirefox: true,
    pages: [
      sample('/', 'home'),
      sample('/?p=1', 'article'),
      sample('/?page_id=2', 'content'),
      sample('/?cat=1', 'listing'),
      page('/?s=tuin', 'search', { untouched: true }),
      page('/?p=99', 'error', { untouched: true }),
      page('/wp-login.php', 'signIn'),
    ],
  },
  {
    id: 'mediawiki',
    what: 'a wiki with one article',
    package: 'mediawiki',
    server: 'php-version-supported: endedInDistribution',
    names: named('MediaWiki', 'ended'),
    source: 'https://www.mediawiki.org/wiki/Version_lifecycle',
    inFirefox: true,
    pages: [
      sample('/', 'home'),
      page('/index.php/Grutto', WIKI),
      page('/index.php?title=Special:UserLogin', 'signIn'),
      page('/index.php?search=weidevogel&fulltext=1', 'search'),
      page('/index.php/Special:RecentChanges', 'listing'),
      page('/index.php/Bestaat_niet', 'error'),
    ],
  },
  {
    id: 'dokuwiki',
    what: 'a wiki with one article, and no start page',
    package: 'dokuwiki',
    server: 'php-version-supported: endedInDistribution',
    names: named('DokuWiki'),
    inFirefox: true,
    pages: [
      page('/doku.php?id=grutto', WIKI),
      page('/doku.php?id=grutto&do=login', 'signIn'),
      page('/doku.php?id=grutto&do=search&q=weide', 'search'),
      page('/doku.php?id=grutto&do=index', 'listing'),
      page('/doku.php?id=wiki:syntax', ['docs', ...WIKI]),
      page('/doku.php?id=bestaat-niet', 'error'),
    ],
  },
  {
    id: 'roundcube',
    what: 'webmail',
    package: 'roundcube-core',
    server: 'php-version-supported: endedInDistribution',
    names: { name: 'Roundcube', version: true, standing: 'behind' },
    source: 'https://roundcube.net/download/',
    inFirefox: true,
    pages: [page('/', 'signIn')],
  },
  {
    id: 'phpmyadmin',
    what: 'management of databases',
    package: 'phpmyadmin',
    server: 'php-version-supported: endedInDistribution',
    names: { name: 'phpMyAdmin', version: true, standing: 'behind' },
    source: 'https://www.phpmyadmin.net/downloads/',
    inFirefox: true,
    pages: [page('/', 'signIn')],
  },
  {
    id: 'shaarli',
    what: 'a list of links, before its owner filled in the first form',
    package: 'shaarli',
    names: null,
    inFirefox: true,
    pages: [page('/', ['signIn', 'application'])],
  },
  { id: 'adminer', what: 'management of databases', package: 'adminer', names: null, pages: [page('/', 'signIn')] },
  {
    id: 'postfixadmin',
    what: 'management of mail',
    package: 'postfixadmin',
    names: null,
    pages: [page('/login.php', 'signIn')],
  },
  {
    id: 'phpldapadmin',
    what: 'management of a directory, nobody signed in',
    package: 'phpldapadmin',
    names: null,
    pages: [page('/', ['home', 'application']), page('/cmd.php?server_id=1&cmd=login_form', 'signIn')],
  },
  { id: 'tt-rss', what: 'a reader of feeds', package: 'tt-rss', names: null, pages: [page('/', 'signIn')] },
  {
    id: 'lam',
    what: 'management of accounts',
    package: 'ldap-account-manager',
    names: null,
    pages: [page('/templates/login.php', 'signIn')],
  },
  {
    id: 'sphinx',
    what: 'the documentation of Python, made by Sphinx',
    package: 'python3.11-doc',
    names: null,
    inFirefox: true,
    pages: [
      page('/', OVERVIEW),
      page('/tutorial/introduction.html', 'docs'),
      page('/library/json.html', 'docs'),
      page('/genindex.html', ['docs', 'listing']),
      page('/search.html?q=list', 'search'),
    ],
  },
  {
    id: 'apache',
    what: 'the page that a web server shows before there is a site',
    package: 'apache2',
    names: null,
    inFirefox: true,
    pages: [page('/', 'standIn'), page('/nergens', 'error')],
  },
  {
    id: 'nginx',
    what: 'the same of another web server, whose branch its makers ended and Debian repairs',
    package: 'nginx-core',
    names: null,
    server: 'server-software-supported: endedInDistribution',
    pages: [page('/', 'standIn')],
  },
];

/** Frameworks as of a day when public advisories named them; what their pages show of that is another matter. */
const OLD: readonly ExpectedSystem[] = [
  {
    id: 'next-old',
    what: 'Next.js before the repair of December 2025',
    package: 'next',
    names: named('Next.js', 'behind'),
    source: 'https://nextjs.org/support-policy',
    library: 'nextjs',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'nuxt-old',
    what: 'Nuxt before 3.16',
    package: 'nuxt',
    names: { name: 'Nuxt', version: true, standing: 'ended' },
    source: 'https://endoflife.date/nuxt',
    library: 'nuxt',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'sveltekit-old',
    what: 'SvelteKit before 2.20.6',
    package: '@sveltejs/kit',
    names: named('SvelteKit'),
    library: 'sveltekit',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'astro-old',
    what: 'Astro before 4.16',
    package: 'astro',
    names: { name: 'Astro', version: true, standing: 'hidden' },
    library: 'astro',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'angular-old',
    what: 'Angular before 20.3.14',
    package: '@angular/core',
    names: null,
    library: 'angular',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'vue-old',
    what: 'Vue before 2.5.17',
    package: 'vue',
    names: null,
    library: 'vue',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
];

const TEMPLATES: readonly ExpectedSystem[] = [
  {
    id: 'hugo',
    what: 'Hugo, with a layout of our own',
    package: 'hugo',
    names: { name: 'Hugo', version: true, standing: 'hidden' },
    inFirefox: true,
    pages: [page('/', 'home')],
  },
  {
    id: 'jekyll',
    what: 'Jekyll with its own theme',
    package: 'jekyll',
    names: { name: 'Jekyll', version: true, standing: 'hidden' },
    inFirefox: true,
    pages: [page('/', 'home'), page('/2026/05/01/grutto.html', ['article', 'content'])],
  },
  {
    id: 'mkdocs',
    what: 'a new project of MkDocs',
    package: 'mkdocs',
    names: null,
    pages: [sample('/', OVERVIEW)],
  },
  {
    id: 'next',
    what: 'Next.js, as its creator leaves it',
    package: 'next',
    names: named('Next.js', 'current'),
    source: 'https://nextjs.org/support-policy',
    library: 'nextjs',
    inFirefox: true,
    pages: [sample('/', 'home'), page('/nergens', 'error')],
  },
  {
    id: 'nuxt',
    what: 'Nuxt with its welcome',
    package: 'nuxt',
    names: { name: 'Nuxt', version: true, standing: 'current' },
    source: 'https://endoflife.date/nuxt',
    library: 'nuxt',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'sveltekit',
    what: 'SvelteKit, minimal',
    package: '@sveltejs/kit',
    names: named('SvelteKit'),
    library: 'sveltekit',
    inFirefox: true,
    pages: [sample('/', 'home'), page('/nergens', 'error')],
  },
  {
    id: 'sveltekit-demo',
    what: 'SvelteKit, with its demonstration',
    package: '@sveltejs/kit',
    names: named('SvelteKit'),
    pages: [sample('/', 'home'), page('/about', 'content')],
  },
  {
    id: 'astro',
    what: 'Astro, minimal',
    package: 'astro',
    names: { name: 'Astro', version: true, standing: 'hidden' },
    library: 'astro',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'angular',
    what: 'Angular, as its creator leaves it',
    package: '@angular/core',
    names: null,
    library: 'angular',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  { id: 'vite-vanilla', what: 'Vite without a framework', package: 'vite', names: null, pages: [sample('/', 'home')] },
  {
    id: 'vite-react',
    what: 'Vite with React',
    package: 'vite',
    names: null,
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'vite-vue',
    what: 'Vite with Vue',
    package: 'vue',
    names: null,
    library: 'vue',
    inFirefox: true,
    pages: [sample('/', 'home')],
  },
  {
    id: 'vitepress',
    what: 'VitePress, as its own start leaves it',
    package: 'vitepress',
    names: { name: 'VitePress', version: true, standing: 'hidden' },
    pages: [sample('/', OVERVIEW), page('/markdown-examples.html', 'docs'), page('/nergens', 'error')],
  },
  {
    id: 'docusaurus',
    what: 'Docusaurus, classic',
    package: '@docusaurus/core',
    names: { name: 'Docusaurus', version: true, standing: 'hidden' },
    pages: [
      sample('/', OVERVIEW),
      sample('/docs/intro', 'docs'),
      sample('/blog', 'listing'),
      sample('/blog/welcome', 'article'),
      page('/nergens', 'error'),
    ],
  },
  {
    id: 'hexo',
    what: 'Hexo with its own theme',
    package: 'hexo',
    names: { name: 'Hexo', version: true, standing: 'hidden' },
    pages: [sample('/', 'home'), sample('/archives/', 'listing')],
  },
];

const CONTENT: readonly ExpectedSystem[] = [
  {
    id: 'ghost',
    what: 'Ghost with the post and the page of its installer, before it has an owner',
    package: 'ghost',
    names: { name: 'Ghost', version: 'minor', standing: 'ended' },
    source: 'https://docs.ghost.org/faq/major-versions-lts',
    inFirefox: true,
    pages: [
      sample('/', 'home'),
      sample('/coming-soon/', 'article'),
      sample('/about/', 'content'),
      page('/ghost/', ['signIn', 'application'], { names: null }),
      page('/nergens/', 'error', { names: null }),
    ],
  },
  {
    id: 'strapi',
    what: 'Strapi before it has an owner: the form for the first account, to which its first page leads',
    package: '@strapi/strapi',
    names: named('Strapi'),
    inFirefox: true,
    pages: [
      // Scanned before its program has drawn anything, it has no clear kind yet.
      page('/', ['signIn', 'application', 'content']),
      page('/admin', ['signIn', 'application']),
    ],
  },
];

export const EXPECTED: readonly ExpectedSystem[] = [...DEBIAN, ...CONTENT, ...OLD, ...TEMPLATES];
