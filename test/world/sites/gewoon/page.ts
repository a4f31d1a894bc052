import { dayIn, dutchDay, thisYear } from '../../days.ts';

const ORIGIN = 'https://gewoon.nl';

const GRAPH = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      '@id': `${ORIGIN}/`,
      url: `${ORIGIN}/`,
      name: 'Home - Hoveniersbedrijf Gewoon',
      isPartOf: { '@id': `${ORIGIN}/#website` },
    },
    {
      '@type': 'WebSite',
      '@id': `${ORIGIN}/#website`,
      url: `${ORIGIN}/`,
      name: 'Hoveniersbedrijf Gewoon',
      inLanguage: 'nl-NL',
    },
    // What was typed into the SEO plug-in once: the firm had another name then.
    { '@type': 'Organization', '@id': `${ORIGIN}/#organization`, url: `${ORIGIN}/`, name: 'Gewoon Groenvoorziening' },
  ],
};

const SERVICES = [
  [
    'tuinaanleg',
    'Tuinaanleg',
    'Van een kale kavel tot een tuin waar u elke dag van geniet. Wij maken het ontwerp, leggen de bestrating en zetten de beplanting.',
  ],
  [
    'onderhoud',
    'Onderhoud',
    'Snoeien, maaien en onkruid wieden: wij komen een keer per maand langs of alleen in het voorjaar en het najaar.',
  ],
  [
    'bestrating',
    'Bestrating',
    'Een oprit die niet verzakt begint bij een goed zandbed. Wij werken met klinkers, tegels en natuursteen.',
  ],
] as const;

/**
 * A page as a WordPress theme and an SEO plug-in make it: decent, with the usual loose ends. No description; a banner that
 * a page builder sets as a background; white on light green; a photo without alternative text; headings chosen by their
 * size; icons of social media as nameless links; a link from before the site had https; the sample post among the news.
 */
export const page = (): string => `<!DOCTYPE html>
<html lang="nl-NL">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name='robots' content='index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1' />
<title>Home - Hoveniersbedrijf Gewoon</title>
<link rel="canonical" href="${ORIGIN}/" />
<meta property="og:locale" content="nl_NL" />
<meta property="og:type" content="website" />
<meta property="og:title" content="Home - Hoveniersbedrijf Gewoon" />
<meta property="og:url" content="${ORIGIN}/" />
<meta property="og:site_name" content="Hoveniersbedrijf Gewoon" />
<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify(GRAPH)}</script>
<link rel="alternate" type="application/rss+xml" title="Hoveniersbedrijf Gewoon &raquo; feed" href="${ORIGIN}/feed/" />
<link rel='stylesheet' id='theme-style-css' href='${ORIGIN}/wp-content/themes/groen/style.css?ver=7.0.5' media='all' />
<link rel='stylesheet' id='slick-css' href='https://cdn.jsdelivr.net/npm/slick-carousel@1.8.1/slick/slick.css' media='all' />
<script src="${ORIGIN}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1" id="jquery-core-js"></script>
<script src="${ORIGIN}/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1" id="jquery-migrate-js"></script>
<script src="${ORIGIN}/wp-content/plugins/contact-form-7/includes/js/index.js?ver=5.9.8" id="contact-form-7-js" defer></script>
<script src="${ORIGIN}/wp-content/themes/groen/js/bootstrap.min.js?ver=3.4.1" id="bootstrap-js" defer></script>
<script src="https://cdn.jsdelivr.net/npm/slick-carousel@1.8.1/slick/slick.min.js" id="slick-js" defer></script>
<link rel="https://api.w.org/" href="${ORIGIN}/wp-json/" />
<meta name="generator" content="WordPress 7.0.5" />
<link rel="icon" href="${ORIGIN}/wp-content/uploads/2024/03/icoon-32x32.png" sizes="32x32" />
</head>
<body class="home wp-singular page-template-default page wp-theme-groen">
<header class="site-header">
<a href="${ORIGIN}/" class="custom-logo-link" rel="home"><img src="${ORIGIN}/wp-content/uploads/2024/03/logo.png" class="custom-logo" alt="Hoveniersbedrijf Gewoon" width="220" height="60"></a>
<nav class="main-navigation" aria-label="Hoofdmenu"><ul id="primary-menu">
<li><a href="${ORIGIN}/" aria-current="page">Home</a></li>
${SERVICES.map(([slug, name]) => `<li><a href="${ORIGIN}/${slug}/">${name}</a></li>`).join('\n')}
<li><a href="${ORIGIN}/contact/">Contact</a></li>
</ul></nav>
</header>
<main id="content">
<div class="hero"><div class="banner"></div><h1>Hovenier in Amersfoort en omgeving</h1>
<p>Al achttien jaar leggen wij tuinen aan in Amersfoort, Leusden en Soest. Met drie hoveniers en een leerling doen wij alles zelf, van het eerste ontwerp tot de laatste plant.</p>
<a class="button" href="${ORIGIN}/contact/">Vraag een offerte aan</a></div>
<section><h2>Onze diensten</h2>
${SERVICES.map(([slug, name, about]) => `<article><h4>${name}</h4><p>${about}</p><a href="${ORIGIN}/${slug}/">Lees meer</a></article>`).join('\n')}
</section>
<section><h2>Een tuin uit Leusden</h2>
<img src="${ORIGIN}/wp-content/uploads/2025/06/tuin-leusden.png" width="640" height="320">
<p>Voor een gezin in Leusden maakten wij van een stoep van 80 vierkante meter een tuin met een vijver, een moestuin en een terras van gebakken klinkers. Het werk duurde drie weken. De eerste salade kwam in juli van het eigen land. Zie ook wat wij doen aan <a href="http://gewoon.nl/bestrating/">bestrating en opritten</a>.</p>
</section>
<section><h2>Nieuws</h2>
<p>${dutchDay(dayIn(-70))}: in het najaar planten wij bomen. Bestel de uwe voor 1 november, dan zetten wij hem voor de vorst in de grond.</p>
</section>
<section><h2>Nieuwsbrief</h2>
<form action="${ORIGIN}/nieuwsbrief/" method="post"><input type="email" name="email" placeholder="Uw e-mailadres"><input type="submit" value="Aanmelden"></form>
</section>
</main>
<footer class="site-footer">
<p>Recente berichten: <a href="${ORIGIN}/hallo-wereld/">Hallo wereld!</a></p>
<p class="social"><a href="https://www.facebook.com/hoveniersbedrijfgewoon"><i class="fa fa-facebook"></i></a> <a href="https://www.instagram.com/hoveniersbedrijfgewoon"><i class="fa fa-instagram"></i></a></p>
<p>Hoveniersbedrijf Gewoon, Leusderweg 200, 3817 KC Amersfoort. Telefoon <a href="tel:+31334560012">033 456 00 12</a></p>
<p>&copy; ${thisYear() - 1} Hoveniersbedrijf Gewoon. Gemaakt met WordPress.</p>
</footer>
</body>
</html>
`;

export const innerPage = (name: string, slug: string): string =>
  page()
    .replaceAll('Home - Hoveniersbedrijf Gewoon', `${name} - Hoveniersbedrijf Gewoon`)
    .replace(`rel="canonical" href="${ORIGIN}/"`, `rel="canonical" href="${ORIGIN}/${slug}/"`)
    .replace('class="home ', 'class="')
    .replace('<h1>Hovenier in Amersfoort en omgeving</h1>', `<h1>${name}</h1>`);

export const STYLE = `body { margin: 0; font: 17px/1.6 "Segoe UI", "Liberation Sans", sans-serif; color: #333; }
.site-header { display: flex; gap: 2rem; align-items: center; padding: 1rem 2rem; border-bottom: 1px solid #e3e8df; }
.main-navigation ul { display: flex; gap: 1.5rem; list-style: none; margin: 0; padding: 0; }
.main-navigation a { color: #2e5d2b; text-decoration: none; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem; }
.hero { padding: 3rem 2rem; background: #eef4ea; border-radius: 6px; }
.banner { height: 260px; background: url(/wp-content/uploads/2025/06/banner.png) center / cover; }
.social .fa { display: inline-block; width: 32px; height: 32px; background: #8dc63f; border-radius: 50%; }
.button { display: inline-block; padding: .7rem 1.4rem; border-radius: 4px; color: #fff; background: #8dc63f; text-decoration: none; }
section article { padding: 1rem 0; border-bottom: 1px solid #e3e8df; }
img { max-width: 100%; height: auto; }
.site-footer { padding: 2rem; background: #2e5d2b; color: #fff; }
.site-footer a { color: #fff; }
`;
