import { linksCrawlable } from '../../../lib/checks/seo/links-crawlable.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { link, page } from '../../kit/facts.ts';

const linked = (good: number, ...others: Parameters<typeof link>[0][]) => ({
  page: page({
    links: { list: [...Array.from({ length: good }, () => link()), ...others.map((changes) => link(changes))] },
  }),
});
const SCRIPT = { raw: 'javascript:void(0)', href: 'javascript:void(0)' };

cases(linksCrawlable, {
  crawlable: [
    linked(3),
    linked(1, { raw: '#', href: 'https://voorbeeld.nl/#' }),
    linked(1, { raw: null, href: null }),
    // Buttons in all but name, without a target.
    linked(
      3,
      { ...SCRIPT, region: 'nav', text: 'Afdrukken' },
      { raw: null, href: null, clickable: true, text: 'Delen' },
    ),
    linked(3, { raw: 'javascript:window.print()', href: 'javascript:window.print()', text: '' }),
  ],
  some: [
    linked(8, SCRIPT),
    linked(0, SCRIPT),
    linked(0, SCRIPT, SCRIPT),
    linked(9, SCRIPT),
    linked(9, { raw: 'https://[', href: null }),
    linked(9, { raw: null, href: null, clickable: true }),
  ],
  inNavigation: [linked(99, { ...SCRIPT, region: 'nav' })],
  many: [linked(0, SCRIPT, SCRIPT, SCRIPT), linked(26, SCRIPT, SCRIPT, SCRIPT)],
  none: [linked(0), linked(0, { ...SCRIPT, text: 'Print' }), linked(0, { raw: null, href: null })],
});

const cut = (...list: Parameters<typeof link>[0][]) => ({
  page: page({ links: { total: 2_000, list: list.map((changes) => link(changes)) } }),
});

blindCases(linksCrawlable, [cut({}), cut({}, SCRIPT)]);
