import { expect, test } from 'vitest';
import { linkPurpose } from '../../../lib/checks/toegankelijkheid/link-purpose.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, link, page, seen } from '../../kit/facts.ts';

type Link = ReturnType<typeof link>;
const withLinks = (...list: Link[]) => ({
  page: page({ links: { total: list.length, list } }),
  language: seen([]),
});
const withWidget = (changes: Partial<Link>, ...list: Link[]) => {
  const { text, explained, lang, hidden, selector } = link(changes);
  const widgets = [{ text, explained, lang, hidden, selector }];
  return { page: page({ links: { total: list.length, list, widgets } }), language: blind('time') };
};
/** A page with one frame, which contains a link, and links of its own. */
const withFramed = (changes: Partial<Link>, ...list: Link[]) => {
  const { text, explained, lang, hidden } = link(changes);
  const framed = [{ text, explained, lang, hidden, selector: '#kaart >>> a' }];
  return { page: page({ links: { total: list.length, list, framed } }), language: seen([]) };
};

cases(linkPurpose, {
  clear: [
    withLinks(link()),
    withLinks(link({ text: 'Lees meer', explained: true })),
    withLinks(link({ text: 'Start', lang: 'nl' })),
    withLinks(link(), link({ text: 'Lees meer', hidden: true })),
    withLinks(link({ text: 'Informatie', raw: '#informatie', contents: true })),
    withLinks(link(), link({ text: 'Details', raw: '#details', control: true })),
    withWidget({ text: 'Onze tarieven' }),
    withFramed({ text: 'Onze tarieven' }),
    withFramed({ text: 'Lees meer', explained: true }, link()),
    // A language switch uses the languages' own names, and pages have numbers.
    withLinks(link(), link({ text: 'Türkçe', lang: 'tr' }), link({ text: '2', lang: 'tr' })),
  ],
  generic: [
    withLinks(link(), link({ text: 'Lees meer' })),
    withLinks(link({ text: 'Klik hier!', lang: 'nl-be' })),
    withLinks(link({ text: 'Meer info »' })),
    withLinks(link({ text: 'Read more', lang: 'en' })),
    withLinks(link({ text: 'Start', lang: 'en' })),
    withLinks(link({ text: 'lees verder', lang: '' })),
    // By the Dutch list, in every language.
    withLinks(link({ text: 'Lees meer', lang: 'de' })),
    withLinks(link({ text: 'Weiterlesen', lang: 'de' })),
    // Elements that a script turns into links.
    withWidget({ text: 'Klik hier' }, link()),
    withFramed({ text: 'Klik hier' }),
    withFramed({ text: 'Klik hier' }, link()),
  ],
  absent: [
    withLinks(),
    withLinks(link({ text: '' })),
    withLinks(link({ raw: null, href: null })),
    withWidget({ text: 'Klik hier', hidden: true }),
  ],
});

blindCases(linkPurpose, [
  { page: page({ links: { total: 2_000, list: [link()] } }), language: seen([]) },
  // Languages whose generic words are unknown, and no language.
  withLinks(link(), link({ text: 'Ceny', lang: 'pl' })),
  withLinks(link({ text: 'Onze tarieven', lang: '' })),
  withWidget({ text: 'Fiyatlar', lang: 'tr' }, link()),
  withFramed({ text: 'Fiyatlar', lang: 'tr' }, link()),
  { page: page({ document: { translated: true } }), language: seen([]) },
]);

test('a link in a frame is listed with its frame', () => {
  expect(linkPurpose.judge(withFramed({ text: 'Klik hier' }))).toMatchObject({ items: ['#kaart >>> a — Klik hier'] });
});
