import { upkeepVisible } from '../../../lib/checks/onderhoud/upkeep-visible.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, linkElement, meta, page, scan, seen } from '../../kit/facts.ts';

type Changes = NonNullable<Parameters<typeof page>[0]>;
const NONE = { answer: seen({ ...http({}), barrier: null }), libraries: seen([]), scripts: blind('notApplicable') };
const on = (changes: Changes, more: object = {}) => ({
  ...{ page: page(changes), scan: scan(), sitemap: blind('notApplicable'), raw: blind('notApplicable') },
  visited: blind('notApplicable'),
  ...NONE,
  ...more,
});
const headed = (headers: Readonly<Record<string, string>>) => ({ answer: seen({ ...http(headers), barrier: null }) });

const EMPTY: Changes = { text: { body: 'Welkom bij ons', footer: '' } };
const DATED: Changes = { text: { body: 'Bijgewerkt op 2 november 2026', footer: '' } };
const YEAR: Changes = { text: { body: 'Welkom', footer: '© 2026 De Vries' } };
const BOTH: Changes = { text: { body: 'Bijgewerkt op 2 november 2026', footer: '© 2026 De Vries' } };

const ADMINER: Changes = {
  head: {
    titles: ['Inloggen - Adminer'],
    links: [linkElement('stylesheet', 'https://voorbeeld.nl/adminer.php?file=default.css&version=4.8.1')],
  },
  text: {
    body: 'Adminer 4.8.1 Databasesysteem Server Gebruikersnaam Wachtwoord '.repeat(4),
    footer: '© 2026 De Vries',
  },
};
const ASKS = { forms: { passwordFields: 1, visiblePasswordFields: 1 } };
const open = (changes: Changes) => on(changes, { raw: seen(page(changes)) });

cases(upkeepVisible, {
  shown: [on(BOTH), on(YEAR, headed({ 'x-powered-by': 'PHP/8.4.2' })), on(BOTH, { answer: blind('denied') })],
  little: [
    on(DATED),
    on(YEAR),
    on({ ...EMPTY, head: { metas: [meta('generator', 'WordPress 6.9')] } }),
    on(EMPTY, headed({ server: 'nginx/1.28.0' })),
  ],
  // A server that hides its version is right to do so, and no upkeep is visible from that.
  // However well it shows its versions and its year.
  loginPublic: [open({ ...ADMINER, ...ASKS })],
  unguarded: [
    open(ADMINER),
    open({ ...EMPTY, text: { body: 'PHP Version 8.2.1 Build Date Jan 4 2026 System Linux' } }),
  ],
  nothing: [
    // On a private network it is open to nobody else.
    on(
      { ...ADMINER, text: { body: 'Adminer', footer: '' } },
      { raw: seen(page(ADMINER)), scan: scan({ host: 'db.lan', domain: null, isPublic: false }) },
    ),
    on(EMPTY),
    // A truncated sitemap, and one on another site, show no date.
    on(EMPTY, { sitemap: blind('tooLarge') }),
    on(EMPTY, { sitemap: blind('elsewhere') }),
    on(EMPTY, headed({ server: 'nginx' })),
    on({ text: { body: 'Nieuws van 3 maart 2021', footer: '© 2019' } }),
  ],
});

blindCases(upkeepVisible, [
  on(EMPTY, { answer: blind('denied') }),
  // The tab may be signed in: a stranger's view was not seen.
  on(ADMINER, { raw: blind('denied') }),
  on(EMPTY, { libraries: blind('denied') }),
  { ...on(YEAR), sitemap: blind('timeout') },
]);
