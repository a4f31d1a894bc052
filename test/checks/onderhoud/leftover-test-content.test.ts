import { leftoverTestContent } from '../../../lib/checks/onderhoud/leftover-test-content.ts';
import { cases } from '../../kit/cases.ts';
import { link, page, resource, scan } from '../../kit/facts.ts';
import { later } from './software.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const on = (changes: Changes, where: Parameters<typeof scan>[0] = {}) => ({ page: page(changes), scan: scan(where) });
const saying = (body: string, code: [number, number][] = []) => on({ text: { body, code } });
const loads = (url: string) => ({ resources: { list: [resource('script', url)] } });

cases(leftoverTestContent, {
  none: [
    saying('Wij repareren uw fiets. Waarschuwing: de rem in de Fietsstraat op lijn 12 werkt niet.'),
    // Within code it is the subject of the text.
    saying('Schrijf {{ naam }} in het sjabloon.', [[8, 18]]),
    on({
      head: { titles: ['Wat {{ naam }} doet'] },
      text: { body: 'Schrijf {{ naam }} in het sjabloon.', code: [[8, 18]] },
    }),
    saying('De functie geeft undefined terug als het object leeg is.'),
    on(loads('http://localhost:5173/app.js'), { url: 'http://localhost/', host: 'localhost', isPublic: false }),
    on(loads('https://test.voorbeeld.nl/app.js'), { host: 'test.voorbeeld.nl', url: 'https://test.voorbeeld.nl/' }),
    on(loads('https://cdn.example-shop.nl/app.js')),
    on(loads('https://contest.nl/app.js')),
    on(loads('https://dev.visualwebsiteoptimizer.com/j.php')),
    // Public sites of other owners whose names contain such words.
    // Internships of a school.
    on({ links: { list: [link({ href: 'https://stage.voorbeeld.nl/', text: 'Stages' })] } }),
    on({ links: { list: [link({ href: 'https://dev.to/jansen' }), link({ href: 'https://dev.mysql.com/doc/' })] } }),
    on({ links: { list: [link({ href: 'https://www.test.de/' }), link({ href: 'https://dev.azure.com/jansen' })] } }),
    // A tutorial quotes what a template says.
    saying(`${'Zo begint u met een nieuw project. '.repeat(60)} Congratulations! Your app is running. Astro`),
    saying('Astro is de hond van de buren.'),
    // An author's own first post.
    on({
      headings: [{ level: 1, text: 'Hallo, moestuin!', visible: true }],
      text: { body: 'Dit is mijn eerste bericht.' },
    }),
  ],
  some: [
    saying('Lorem ipsum dolor sit amet, consectetur.'),
    saying('Beste {{ voornaam }}, welkom.'),
    saying('Geplaatst in %%category%%'),
    saying('Just another WordPress site'),
    saying('Totaal: [object Object]'),
    on({ headings: [{ level: 2, text: 'Hallo wereld!', visible: true }] }),
    on({ links: { list: [link({ text: 'Voorbeeldpagina' })] } }),
    on({ links: { list: [link({ text: 'undefined' })] } }),
    on({ links: { list: [link({ href: 'mailto:info@example.com', text: 'Mail ons' })] } }),
    on(loads('https://staging.voorbeeld.nl/app.js')),
    on(loads('https://stage.voorbeeld.nl/app.js')),
    on({ links: { list: [link({ href: 'https://test.voorbeeld.nl/contact' })] } }),
    on({ links: { list: [link({ href: 'https://voorbeeld.wpengine.com/contact' })] } }),
  ],
  untouched: [
    saying('To get started, edit the page.tsx file. Deploy Now'),
    saying('To get started, edit the page.tsx file. Deploy Now', [[25, 33]]),
    saying('Get started by editing app/page.tsx Docs Learn'),
    saying('Welcome to Nuxt! 4.5.2 Get started'),
    saying('Get started Edit src/App.vue and save to test HMR Count is 0'),
    saying('Get started Edit src/App.vue and save to test HMR Count is 0', [
      [17, 28],
      [46, 49],
    ]),
    saying('Edit src/App.js and save to reload. Learn React'),
    saying('Hello, winkel Congratulations! Your app is running. 🎉'),
    saying('Welcome to SvelteKit Visit svelte.dev/docs/kit to read the documentation'),
    saying('Astro'),
    saying('My Site Dinosaurs are cool'),
    saying('Welcome to Hexo! This is your very first post.'),
    saying('Welcome to MkDocs For full documentation visit mkdocs.org.'),
    saying('Main Page MediaWiki has been installed. Getting started'),
    saying('This is a brand new site that’s just getting started. Things will be up and running here shortly, but'),
    saying(
      "This is Bakkerij, a brand new site by Jan de Vries that's just getting started. Things will be up and running here shortly",
    ),
    saying(
      "Bakkerij is an independent publication launched in November 2026 by Jan. If you subscribe today, you'll get full access to the website",
    ),
    saying('Welcome to Your Vue.js App For a guide and recipes'),
    on({
      headings: [{ level: 1, text: 'Hello world!', visible: true }],
      text: {
        body: 'Hello world! Welcome to WordPress. This is your first post. Edit or delete it, then start writing!',
      },
    }),
  ],
  phpError: [
    saying('Welkom Warning: Undefined variable $naam in /var/www/html/index.php on line 12 bij ons'),
    saying('Fatal error: Uncaught Error: Call to undefined function x() in C:\\inetpub\\site\\a.php on line 3'),
  ],
  localAssets: [
    on(loads('http://localhost:5173/app.js')),
    on(loads('http://192.168.1.10/style.css')),
    on(loads('http://voorbeeld.local/app.js')),
  ],
  tokenInTitle: [
    on({ head: { titles: ['%%title%%'] } }, { at: later.at }),
    on({ head: { titles: ['%%title%% - Voorbeeld'] } }),
    on({ head: { titles: ['undefined'] } }),
    on({ headings: [{ level: 1, text: '{{ page.title }}', visible: true }] }),
  ],
});
