import { file } from '../../answers.ts';
import type { Site } from '../../site.ts';
import { bare, sheet, signIn } from './bare.ts';

/** Systems with their first page as installed, each on a host that does nothing that it need not do. */

const css = file('text/css', 'body { font-family: sans-serif; color: #222; background: #fff; margin: 2rem; }\n');
const js = file('text/javascript', 'window.ready = 1;\n');
const generator = (name: string): string => `<meta name="generator" content="${name}">`;
const style = (path: string): string => `<link rel="stylesheet" href="${path}">`;

const wordpress = bare({
  host: 'nieuwblogje.nl',
  www: true,
  pages: {
    '/': sheet(
      'Nieuw blogje',
      '<a class="skip-link screen-reader-text" href="#wp--skip-link--target">Skip to content</a><div class="wp-site-blocks"><header><p class="wp-block-site-title"><a href="/">Nieuw blogje</a></p><nav aria-label="Menu"><ul><li><a href="/sample-page/">Sample Page</a></li></ul></nav></header><main id="wp--skip-link--target"><h1>Blog</h1><h2><a href="/hello-world/">Hello world!</a></h2><p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p><p><time datetime="2026-11-02">November 2, 2026</time></p></main><footer><p>Designed with <a href="https://wordpress.org" rel="nofollow">WordPress</a></p></footer></div>',
      {
        head: `${generator('WordPress 6.9')}${style('/wp-includes/css/dist/block-library/style.min.css')}<link rel="https://api.w.org/" href="/wp-json/"><meta name="robots" content="max-image-preview:large">`,
      },
    ),
    '/hello-world/': sheet(
      'Hello world! – Nieuw blogje',
      '<main><h1>Hello world!</h1><p>Welcome to WordPress. This is your first post.</p></main>',
    ),
    '/sample-page/': sheet(
      'Sample Page – Nieuw blogje',
      '<main><h1>Sample Page</h1><p>This is an example page.</p></main>',
    ),
  },
  files: { '/wp-includes/css/dist/block-library/style.min.css': css },
  headers: { server: 'Apache', link: '<https://nieuwblogje.nl/wp-json/>; rel="https://api.w.org/"' },
});

const joomla = bare({
  host: 'joomlastart.nl',
  pages: {
    '/': sheet(
      'Home',
      `<header class="header container-header"><div class="navbar-brand"><a class="brand-logo" href="/">Joomlastart</a></div><nav><ul class="mod-menu"><li><a href="/" aria-current="page">Home</a></li></ul></nav></header><div class="site-grid"><main><div class="page-header"><h1>Home</h1></div></main><div class="card"><h2>Login Form</h2><form action="/" method="post"><label for="modlgn-username">Username</label><input id="modlgn-username" name="username" autocomplete="username"><label for="modlgn-passwd">Password</label><input id="modlgn-passwd" type="password" name="password" autocomplete="current-password"><button type="submit">Log in</button></form></div></div>`,
      {
        head: `${generator('Joomla! - Open Source Content Management')}${style('/media/templates/site/cassiopeia/css/template.min.css')}`,
      },
    ),
  },
  files: { '/media/templates/site/cassiopeia/css/template.min.css': css },
  headers: { server: 'Apache', 'x-frame-options': 'SAMEORIGIN' },
});

const drupal = bare({
  host: 'drupalstart.nl',
  pages: {
    '/': sheet(
      'Welcome! | Drupalstart',
      '<a href="#main-content" class="visually-hidden focusable">Skip to main content</a><header><a href="/" rel="home">Drupalstart</a><nav aria-label="Main navigation"><ul><li><a href="/">Home</a></li></ul></nav></header><main id="main-content"><h1>Welcome!</h1><p>You haven’t created any frontpage content yet.</p><h2>Congratulations and welcome to the Drupal community.</h2></main><footer><p>Powered by <a href="https://www.drupal.org">Drupal</a></p></footer>',
      { head: `${generator('Drupal 11 (https://www.drupal.org)')}${style('/core/themes/olivero/css/base/base.css')}` },
    ),
  },
  files: { '/core/themes/olivero/css/base/base.css': css },
  headers: {
    server: 'Apache',
    'x-generator': 'Drupal 11 (https://www.drupal.org)',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  },
});

const ghost = bare({
  host: 'spookblad.nl',
  pages: {
    '/': sheet(
      'Spookblad',
      '<div class="viewport"><header class="gh-navigation"><a href="/">Spookblad</a><nav><ul><li><a href="/">Home</a></li><li><a href="/about/">About</a></li></ul></nav><a href="#/portal/signin">Sign in</a></header><main><h1>Thoughts, stories and ideas.</h1><article><h2><a href="/coming-soon/">Coming soon</a></h2><p>This is Spookblad, a brand new site by Ghost that’s just getting started. Things will be up and running here shortly, but you can subscribe in the meantime.</p><time datetime="2026-10-01">01 Oct 2026</time></article></main><footer>Powered by <a href="https://ghost.org/">Ghost</a></footer></div>',
      {
        head: `${generator('Ghost 6.8')}${style('/assets/built/screen.css')}<link rel="canonical" href="https://spookblad.nl/"><meta property="og:title" content="Spookblad"><meta name="description" content="Thoughts, stories and ideas.">`,
      },
    ),
    '/coming-soon/': sheet('Coming soon', '<main><h1>Coming soon</h1></main>'),
    '/about/': sheet('About this site', '<main><h1>About this site</h1></main>'),
  },
  files: { '/assets/built/screen.css': css },
  headers: { server: 'nginx', 'x-powered-by': 'Express' },
});

const moodle = bare({
  host: 'leren.opleidinghuis.nl',
  pages: {
    '/': sheet(
      'Home | Leren',
      '<a class="sr-only" href="#maincontent">Skip to main content</a><nav class="navbar" aria-label="Site navigation"><a href="/">Leren</a> <a href="/login/index.php">Log in</a></nav><div role="main" id="maincontent"><h1>Leren</h1><h2>Available courses</h2><p>No courses are available.</p></div><footer><p>You are not logged in. (<a href="/login/index.php">Log in</a>)</p><p>Powered by <a href="https://moodle.com">Moodle</a></p></footer>',
      { head: `<meta name="keywords" content="moodle, Home | Leren">${style('/theme/styles.php/boost/1762/all')}` },
    ),
    '/login/index.php': sheet('Log in to the site | Leren', signIn('Log in to Leren', '/login/index.php', 'Log in')),
  },
  files: { '/theme/styles.php/boost/1762/all': css },
  headers: { server: 'nginx', 'set-cookie': 'MoodleSession=4jd93hs8; path=/; secure', 'content-language': 'en' },
});

const mediawiki = bare({
  host: 'wiki.modelspoorclub.nl',
  pages: {
    '/': sheet(
      'Modelspoorwiki',
      '<a class="mw-jump-link" href="#bodyContent">Jump to content</a><header><a href="/">Modelspoorwiki</a><form action="/index.php"><input type="search" name="search" aria-label="Search Modelspoorwiki"><button>Search</button></form></header><main id="content" class="mw-body"><h1>Main Page</h1><div id="bodyContent"><p><b>MediaWiki has been installed.</b></p><p>Consult the <a href="https://www.mediawiki.org/wiki/Help:Contents">User’s Guide</a> for information on using the wiki software.</p><h2>Getting started</h2><ul><li><a href="https://www.mediawiki.org/wiki/Manual:Configuration_settings">Configuration settings list</a></li><li><a href="https://www.mediawiki.org/wiki/Manual:FAQ">MediaWiki FAQ</a></li></ul></div></main><footer><p>This page was last edited on 4 November 2026, at 10:12.</p><p><a href="/index.php?title=Privacy">Privacy policy</a></p></footer>',
      {
        head: `${generator('MediaWiki 1.45.1')}${style('/load.php?only=styles')}<meta name="robots" content="max-image-preview:standard"><link rel="canonical" href="https://wiki.modelspoorclub.nl/">`,
      },
    ),
  },
  files: { '/load.php': css, '/index.php': css },
  headers: { server: 'Apache', 'content-language': 'en', 'x-content-type-options': 'nosniff' },
});

const phpbb = bare({
  host: 'forum.vijverliefhebbers.nl',
  pages: {
    '/': sheet(
      'forum.vijverliefhebbers.nl - Index page',
      '<div id="wrap"><a class="top" accesskey="t"></a><header><h1>forum.vijverliefhebbers.nl</h1><p>A short text to describe your forum</p><p><a href="#start_here">Skip to content</a></p></header><nav><ul><li><a href="/">Board index</a></li><li><a href="/ucp.php?mode=login">Login</a></li><li><a href="/faq.php">FAQ</a></li></ul></nav><main id="start_here"><h2>Your first category</h2><dl><dt><a href="/viewforum.php?f=2">Your first forum</a></dt><dd>Description of your first forum.</dd><dd>1 Topics, 1 Posts. Last post: Welcome to phpBB3</dd></dl><h3>Who is online</h3><p>In total there is 1 user online</p></main><footer><p>Powered by <a href="https://www.phpbb.com/">phpBB</a>® Forum Software</p></footer></div>',
      { head: style('/styles/prosilver/theme/stylesheet.css') },
    ),
    '/faq.php': sheet('Frequently Asked Questions', '<main><h1>FAQ</h1></main>'),
    '/ucp.php': sheet('Login', signIn('Login', '/ucp.php', 'Login')),
    '/viewforum.php': sheet('Your first forum', '<main><h1>Your first forum</h1></main>'),
  },
  files: { '/styles/prosilver/theme/stylesheet.css': css },
  headers: { server: 'Apache/2.4.66 (Debian)', 'set-cookie': 'phpbb3_u=1; path=/; HttpOnly; secure' },
});

const dokuwiki = bare({
  host: 'docs.kleinbedrijfhulp.nl',
  pages: {
    '/doku.php': sheet(
      'start [Hulp]',
      '<a class="skip" href="#dokuwiki__content">skip to content</a><header><h1><a href="/doku.php">Hulp</a></h1></header><main id="dokuwiki__content"><h1>This topic does not exist yet</h1><p>You’ve followed a link to a topic that doesn’t exist yet. If permissions allow, you may create it by clicking on Create this page.</p></main><footer>start.txt</footer>',
      { head: `${generator('DokuWiki')}<meta name="robots" content="noindex,follow">${style('/lib/exe/css.php')}` },
    ),
  },
  files: { '/lib/exe/css.php': css },
  headers: { server: 'Apache', 'x-powered-by': 'PHP/8.4.16', 'set-cookie': 'DokuWiki=r93k; path=/; secure; HttpOnly' },
});

const SAMPLE = [
  'Hummingbird printed t-shirt',
  'Hummingbird printed sweater',
  'The best is yet to come framed poster',
  'Mug The best is yet to come',
]
  .map(
    (name, index) =>
      `<article class="product-miniature"><a href="/${index + 1}-product.html"><img src="/img/p.png" alt="${name}" width="120" height="120"></a><h3><a href="/${index + 1}-product.html">${name}</a></h3><span class="price">€${23 + index}.90</span></article>`,
  )
  .join('');

const prestashop = bare({
  host: 'proefwinkeltje.nl',
  www: true,
  pages: {
    '/': sheet(
      'Proefwinkeltje',
      `<header><a href="/"><img src="/img/logo.png" alt="Proefwinkeltje" width="90" height="40"></a><a href="/contact-us">Contact us</a> <a href="/login" rel="nofollow">Sign in</a></header><main id="wrapper"><section class="carousel"><h2>Sample 1</h2><p>EXCEPTEUR OCCAECAT. Lorem ipsum dolor sit amet, consectetur adipiscing elit. Proin tristique in tortor et dignissim.</p></section><section><h2>Popular products</h2>${SAMPLE}</section><section><h2>Custom Text Block</h2><p>Lorem ipsum dolor sit amet conse ctetu. Sit amet conse ctetur adipisicing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.</p></section></main><footer><p>Proefwinkeltje, Netherlands</p><p>Ecommerce software by PrestaShop™</p></footer>`,
      { head: `${style('/themes/classic/assets/css/theme.css')}<script src="/themes/core.js"></script>` },
    ),
    ...Object.fromEntries(
      ['/1-product.html', '/2-product.html', '/3-product.html', '/4-product.html', '/contact-us', '/login'].map(
        (path) => [path, sheet('Product', '<main><h1>Product</h1></main>')],
      ),
    ),
  },
  files: {
    '/themes/classic/assets/css/theme.css': css,
    '/themes/core.js': js,
    '/img/p.png': css,
    '/img/logo.png': css,
  },
  headers: {
    server: 'Apache',
    'powered-by': 'PrestaShop',
    'set-cookie': 'PrestaShop-7c=def; path=/; secure; HttpOnly; SameSite=Lax',
  },
});

export const SYSTEMS: readonly Site[] = [
  wordpress,
  joomla,
  drupal,
  ghost,
  moodle,
  mediawiki,
  phpbb,
  dokuwiki,
  prestashop,
];
