import { danglingCname } from '../../../lib/checks/domein/dangling-cname.ts';
import { SITE_NOT_FOUND_PAGES } from '../../../lib/data/page-kinds/site-not-found-pages.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, page, seen } from '../../kit/facts.ts';
import { a, answer, cname, facts, noName, onWww, timeout, type Zone } from './dns-facts.ts';

const alias = cname('www.voorbeeld.nl', 'site.github.io');
const LIVE: Zone = { 'A www.voorbeeld.nl': [alias, a('185.199.108.153')], 'AAAA www.voorbeeld.nl': [alias] };
const DEAD: Zone = { 'A www.voorbeeld.nl': noName(alias), 'AAAA www.voorbeeld.nl': noName(alias) };
const EMPTY: Zone = { 'A www.voorbeeld.nl': [alias], 'AAAA www.voorbeeld.nl': [alias] };

const shown = seen(page());
const notFound = seen(page({ text: { body: "404 There isn't a GitHub Pages site here." } }));
const quoted = seen(page({ text: { body: `${'Een artikel. '.repeat(200)}There isn't a GitHub Pages site here.` } }));

cases(danglingCname, {
  alive: [
    { ...onWww(LIVE), page: shown },
    { ...facts(LIVE), page: notFound },
    { ...onWww(LIVE), page: quoted },
    { ...onWww(LIVE), page: blind('denied') },
  ],
  unclaimed: [
    { ...onWww(LIVE), page: notFound },
    ...SITE_NOT_FOUND_PAGES.map(({ suffix, says }) => {
      const to = cname('www.voorbeeld.nl', `x.${suffix}`);
      return {
        ...onWww({ 'A www.voorbeeld.nl': [to, a('185.199.108.153')], 'AAAA www.voorbeeld.nl': [to] }),
        page: seen(page({ text: { body: says } })),
      };
    }),
  ],
  empty: [{ ...facts(EMPTY), page: shown }],
  dangling: [
    { ...facts(DEAD), page: shown },
    { ...onWww({ ...DEAD, 'AAAA www.voorbeeld.nl': timeout }), page: shown },
    { ...facts({ ...DEAD, 'A voorbeeld.nl': timeout, 'AAAA voorbeeld.nl': timeout }), page: blind('denied') },
  ],
  noAlias: [
    { ...facts(), page: shown },
    { ...facts({ 'A www.voorbeeld.nl': noName(), 'AAAA www.voorbeeld.nl': noName() }), page: shown },
  ],
});

blindCases(danglingCname, [
  { ...facts({ 'A www.voorbeeld.nl': timeout, 'AAAA www.voorbeeld.nl': timeout }), page: shown },
  { ...facts({ ...EMPTY, 'AAAA www.voorbeeld.nl': timeout }), page: shown },
  {
    ...facts({ 'A www.voorbeeld.nl': answer([], { rcode: 'REFUSED' }), 'AAAA www.voorbeeld.nl': timeout }),
    page: shown,
  },
]);

partialCases(danglingCname, {
  unclaimed: [
    [{ ...onWww({ ...LIVE, 'A voorbeeld.nl': timeout, 'AAAA voorbeeld.nl': timeout }), page: notFound }, 'timeout'],
  ],
});
