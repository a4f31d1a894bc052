import { always, file, html, redirect, routes } from '../answers.ts';
import { type Colour, ring } from '../picture.ts';
import type { Handler, Site } from '../site.ts';

/**
 * A shop's site that was delivered in 2019 and never touched since: WordPress of that year on the PHP of that year, the
 * libraries that came with it, a tag of a service that ended, links to pages that are gone. Nobody broke in, nothing is
 * hidden: it is only old.
 */

const ORIGIN = 'https://verwaarloosd.nl';
const HEADERS = { server: 'Apache/2.4.29 (Ubuntu)', 'x-powered-by': 'PHP/7.2.34' };

const GOLD: Colour = [180, 140, 60];

const library = (banner: string, code: string) =>
  always(file('application/javascript', `/*! ${banner} */\n${code}\n`, HEADERS));

const MENU = [
  ['/collectie/', 'Collectie'],
  ['/atelier/', 'Atelier'],
  ['/acties/', 'Acties'],
  ['/contact/', 'Contact'],
] as const;

const STORY = `<p>In ons atelier aan de Hoogstraat maken wij sinds 1986 ringen, armbanden en colliers. Wij werken met goud en zilver
uit eigen smelt, en wie oude sieraden heeft liggen kan die laten omwerken. Een ontwerp kost 75 euro, en dat krijgt u terug als u
laat maken. Reparaties zijn meestal binnen twee weken klaar.</p>
<p>Loop gerust binnen. Op zaterdag is de hele dag iemand aan de werkbank, en op afspraak ook op donderdagavond. Wie een trouwring
zoekt nemen wij graag mee naar achteren: daar liggen de stenen.</p>`;

const page = (title: string) => `<!DOCTYPE html>
<html lang="nl-NL">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Juwelier Verwaarloosd</title>
<link rel="stylesheet" href="${ORIGIN}/wp-content/themes/glans/style.css?ver=5.2.4">
<script src="${ORIGIN}/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp"></script>
<script src="${ORIGIN}/wp-includes/js/jquery/jquery-migrate.min.js?ver=1.4.1"></script>
<script src="${ORIGIN}/wp-content/themes/glans/js/bootstrap.min.js?ver=5.2.4"></script>
<script src="${ORIGIN}/wp-content/themes/glans/js/handlebars.min.js?ver=5.2.4"></script>
<script>
(function(i,s,o,g,r,a,m){i['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){(i[r].q=i[r].q||[]).push(arguments)};})(window,document,'script','','ga');
ga('create', 'UA-2345678-1', 'auto'); ga('send', 'pageview');
</script>
<link rel="https://api.w.org/" href="${ORIGIN}/wp-json/">
<meta name="generator" content="WordPress 5.2.4">
</head>
<body class="home page">
<header><a href="${ORIGIN}/"><img src="${ORIGIN}/wp-content/uploads/2019/09/logo.png" alt="Juwelier Verwaarloosd" width="96" height="96"></a>
<nav><ul>${MENU.map(([path, name]) => `<li><a href="${ORIGIN}${path}">${name}</a></li>`).join('')}</ul></nav></header>
<main><h1>${title}</h1>${STORY}<p>Laatst bijgewerkt op 12 september 2019. Lees ook ons bericht
<a href="${ORIGIN}/hallo-wereld/">Hallo wereld!</a></p></main>
<footer><p>Hoogstraat 4, 5211 BM Den Bosch. Telefoon <a href="tel:+31736110022">073 611 00 22</a></p><p>&copy; 2019 Juwelier Verwaarloosd</p></footer>
</body>
</html>
`;

const STYLE = `body { margin: 0; font: 16px/1.5 Georgia, serif; color: #2a2a2a; }\nmain { max-width: 48rem; margin: 0 auto; padding: 2rem; }\n`;
const at = (title: string): Handler => always(html(page(title), HEADERS));
const notFound = always(html('<!DOCTYPE html><title>Niet gevonden</title><h1>Niet gevonden</h1>', HEADERS, 404));

const secure: Handler = routes(
  {
    '/': at('Sieraden uit eigen atelier'),
    '/collectie/': at('Collectie'),
    '/contact/': at('Contact'),
    '/hallo-wereld/': at('Hallo wereld!'),
    '/robots.txt': always(file('text/plain', 'User-agent: *\nDisallow: /wp-admin/\n', HEADERS)),
    '/wp-content/themes/glans/style.css': always(file('text/css', STYLE, HEADERS)),
    '/wp-content/uploads/2019/09/logo.png': always(file('image/png', ring(96, 96, [255, 255, 255], GOLD), HEADERS)),
    '/wp-includes/js/jquery/jquery.js': library(
      'jQuery v1.12.4 | (c) jQuery Foundation | jquery.org/license',
      "window.jQuery = function () {}; jQuery.fn = { jquery: '1.12.4' };",
    ),
    '/wp-includes/js/jquery/jquery-migrate.min.js': library(
      'jQuery Migrate v1.4.1 | (c) jQuery Foundation and other contributors',
      "jQuery.migrateVersion = '1.4.1';",
    ),
    '/wp-content/themes/glans/js/bootstrap.min.js': library(
      '\n * Bootstrap v3.3.5 (http://getbootstrap.com)\n * Copyright 2011-2015 Twitter, Inc.\n ',
      "jQuery.fn.modal = function () {}; jQuery.fn.modal.Constructor = { VERSION: '3.3.5' };",
    ),
    '/wp-content/themes/glans/js/handlebars.min.js': library(
      '\n handlebars v4.0.11\n',
      "window.Handlebars = { VERSION: '4.0.11' };",
    ),
  },
  notFound,
);

export const verwaarloosd: Site = {
  hosts: ['verwaarloosd.nl'],
  http: ({ path, query }) => redirect(301, `${ORIGIN}${path}${query}`, HEADERS),
  https: secure,
};
