import { file } from '../../answers.ts';
import { hills, ring } from '../../picture.ts';
import type { Answer } from '../../site.ts';
import { ordinaryPage, PALE_STYLE, paragraphs } from './page.ts';
import { type Plan, sitesOf } from './plan.ts';

/** Sites made with a kit that sets its own headers and lets its customers set none. */

/** What the kit sends for everybody. */
const KIT: Answer['headers'] = {
  server: 'kit',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=0, must-revalidate',
};

const LASTING = { 'cache-control': 'public, max-age=31536000, immutable' };

const FILES: Plan['files'] = {
  '/stijl.css': file('text/css', PALE_STYLE, LASTING),
  '/kit/a.js': file('text/javascript', 'window.kit = 1;\n', LASTING),
  '/kit/b.js': file('text/javascript', 'window.kit = 2;\n', LASTING),
  '/kit/c.js': file('text/javascript', 'window.kit = 3;\n', LASTING),
  '/icoon.png': file('image/png', ring(64, 64, [255, 255, 255], [61, 139, 139]), LASTING),
  '/salon.png': file('image/png', hills(800, 400), LASTING),
};

const SCRIPTS =
  '<script src="/kit/a.js" defer></script><script src="/kit/b.js" defer></script><script src="/kit/c.js" defer></script><link rel="icon" href="/icoon.png">';

const zone = (name: string, more: readonly string[] = []): Plan['zone'] => ({
  name,
  signing: 'secure',
  records: [
    '@ IN A 45.92.7.70',
    '@ IN AAAA 2a0e:4d40:7::70',
    'www IN CNAME @',
    '@ IN MX 10 mx.postkantoor.nl.',
    '@ IN TXT "v=spf1 include:spf.postkantoor.nl ~all"',
    ...more,
  ],
});

const SALON = 'kapsalonlisa.nl';

/** Its owner filled in everything that the kit asks. */
export const kapsalon = sitesOf({
  host: SALON,
  headers: KIT,
  pages: Object.fromEntries(
    (
      [
        ['/', 'Kapsalon in Deventer zonder afspraak', 'Kapsalon Lisa in Deventer'],
        ['/prijzen', 'Prijzen voor knippen en kleuren', 'Prijzen'],
        ['/over-lisa', 'Over Lisa en haar salon', 'Over Lisa'],
      ] as const
    ).map(([path, title, heading]) => [
      path,
      ordinaryPage({
        host: SALON,
        name: 'Kapsalon Lisa',
        path,
        title: `${title} | Kapsalon Lisa`,
        description:
          'Knippen, kleuren en föhnen in Deventer, zonder afspraak. Loop binnen van dinsdag tot en met zaterdag; op vrijdag zijn wij open tot 21.00 uur.',
        heading,
        menu: [
          ['/', 'Home'],
          ['/prijzen', 'Prijzen'],
          ['/over-lisa', 'Over Lisa'],
        ],
        head: `<link rel="canonical" href="https://${SALON}${path}">${SCRIPTS}<meta property="og:title" content="${title}"><meta property="og:description" content="Knippen, kleuren en föhnen in Deventer."><meta property="og:image" content="https://${SALON}/salon.png"><meta property="og:url" content="https://${SALON}${path}">`,
        nodes: [
          {
            '@type': 'HairSalon',
            name: 'Kapsalon Lisa',
            url: `https://${SALON}/`,
            telephone: '+31570611223',
            image: `https://${SALON}/salon.png`,
            priceRange: '€€',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'Brink 9',
              postalCode: '7411 BR',
              addressLocality: 'Deventer',
              addressCountry: 'NL',
            },
          },
        ],
        body: `<img src="/salon.png" alt="Twee stoelen voor de spiegel in de salon" width="800" height="400">${paragraphs('Bij Kapsalon Lisa hoeft u nooit te bellen. U loopt binnen, u krijgt koffie en binnen een kwartier zit u in de stoel. Wij knippen dames, heren en kinderen, en wij kleuren met verf zonder ammoniak.', 'Knippen kost 32 euro, een kleuring vanaf 58 euro. Kinderen tot tien jaar betalen 18 euro. Bent u niet tevreden over de kleur, dan doen wij het binnen twee weken gratis over.', 'Lisa knipt al tweeëntwintig jaar in Deventer. Samen met Noor en Fatima heeft zij vorig jaar de salon aan de Brink verbouwd: er zijn nu zes stoelen, en de deur is breed genoeg voor een rolstoel. Parkeren kan in de garage om de hoek; het eerste half uur is gratis.')}<a class="knop" href="/prijzen">Bekijk alle prijzen</a>`,
        foot: '<p>Brink 9, 7411 BR Deventer. <a href="tel:+31570611223">0570 61 12 23</a></p>',
      }),
    ]),
  ),
  robots: `User-agent: *\nDisallow: /zoeken\nSitemap: https://${SALON}/sitemap.xml\n`,
  sitemap: { '/': 40, '/prijzen': 40, '/over-lisa': 90 },
  files: FILES,
  zone: zone(SALON, ['_dmarc IN TXT "v=DMARC1; p=none"']),
});

const HALF = 'zolderkamer.nl';

/** Put together in one evening, from the kit's example. */
export const zolderkamer = sitesOf({
  host: HALF,
  headers: KIT,
  pages: {
    '/': ordinaryPage({
      host: HALF,
      name: 'Zolderkamer',
      path: '/',
      title: 'Home',
      heading: 'Welkom',
      lang: 'en',
      menu: [
        ['/', 'Home'],
        ['/blog', 'Blog'],
        ['/winkel', 'Winkel'],
      ],
      head: `${SCRIPTS}<link rel="canonical" href="https://${HALF}/">`,
      body: `<img src="/salon.png" width="800" height="400"><p>Zelfgemaakte poppen en knuffels van wol. Elke pop is anders, en u kunt er ook een op bestelling laten maken. Stuur dan een bericht met de kleuren die u mooi vindt; ik laat binnen een week weten wanneer de pop klaar is.</p><p>Dit is een voorbeeldtekst. Klik hier om de tekst te bewerken.</p><h3></h3><a class="knop" href="/winkel">Klik hier</a> <a href="/blog">Lees meer</a><p><a href="https://www.facebook.com/zolderkamer"><img src="/icoon.png" width="24" height="24"></a></p><form action="/bericht" method="post"><input name="naam" placeholder="Naam"><textarea name="bericht" placeholder="Bericht"></textarea><button>Verstuur</button></form>`,
      foot: '<p>Gemaakt met de kit</p>',
    }),
    '/blog': '<!doctype html><html lang="en"><head><title>Blog</title></head><body><h1>Blog</h1></body></html>',
    '/winkel': '<!doctype html><html lang="en"><head><title>Winkel</title></head><body><h1>Winkel</h1></body></html>',
  },
  files: FILES,
  www: 302,
  zone: { ...zone(HALF), signing: 'unsigned' },
});
