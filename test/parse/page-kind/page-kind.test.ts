import { describe, expect, test } from 'vitest';
import type { PageKind } from '../../../lib/model.ts';
import { findPageKind } from '../../../lib/parse/page-kind/page-kind.ts';
import { page } from '../../kit/facts.ts';
import * as absence from './kinds/of-absence.ts';
import { answered, at, type Example, words } from './kinds/pages.ts';
import * as act from './kinds/to-act.ts';
import * as read from './kinds/to-read.ts';

const { HOME, CONTACT, PRODUCT, LISTING, DOCS, ARTICLE } = read;

/** For each kind, pages of that kind and pages that only look like it. */
const KINDS: Readonly<Record<Exclude<PageKind, 'content'>, readonly [readonly Example[], readonly Example[]]>> = {
  home: [HOME, read.NOT_HOME],
  contact: [CONTACT, read.NOT_CONTACT],
  product: [PRODUCT, read.NOT_PRODUCT],
  listing: [LISTING, read.NOT_LISTING],
  docs: [DOCS, read.NOT_DOCS],
  article: [ARTICLE, read.NOT_ARTICLE],
  signIn: [act.SIGN_IN, act.NOT_SIGN_IN],
  checkout: [act.CHECKOUT, act.NOT_CHECKOUT],
  search: [act.SEARCH, act.NOT_SEARCH],
  application: [act.APPLICATION, act.NOT_APPLICATION],
  error: [absence.ERROR, absence.NOT_ERROR],
  standIn: [absence.STAND_IN, absence.NOT_STAND_IN],
};

describe.each(Object.entries(KINDS))('%s', (kind, [these, others]) => {
  test('has five examples and five counterexamples', () => {
    expect([these.length, others.length].every((count) => count >= 5)).toBe(true);
  });
  test.each(these)('is %s', (_, changes) => expect(findPageKind(page(changes), null)).toBe(kind));
  test.each(others)('is not %s', (_, changes) => expect(findPageKind(page(changes), null)).not.toBe(kind));
});

describe('when the browser does not report the status of the page', () => {
  const shown = page(at('/oud', 'Bakker', 'Bakker'));

  test('uses the status of a fresh answer of the page', () => {
    expect(findPageKind(shown, { status: 404 })).toBe('error');
    expect(findPageKind(shown, { status: 404, barrier: null })).toBe('error');
    expect(findPageKind(shown, { status: 200 })).toBe('content');
  });

  test('ignores a fresh answer that is not the page', () => {
    expect(findPageKind(shown, { status: 403, barrier: 'wall' })).toBe('content');
    expect(findPageKind(shown, { status: 0 })).toBe('content');
    expect(findPageKind(shown, null)).toBe('content');
  });

  test('prefers the status that the tab received', () => {
    expect(findPageKind(page(at('/oud', 'Bakker', 'Bakker', answered(200))), { status: 404 })).toBe('content');
  });
});

test('a page without other signs is content', () => {
  expect(findPageKind(page(at('/over-ons', 'Over ons', 'Over ons', { text: { main: words(300) } })), null)).toBe(
    'content',
  );
});

test('a broken address and broken structured data do not throw', () => {
  expect(findPageKind(page({ document: { url: 'https://voorbeeld.nl/%E0%A4%A' } }), null)).toBe('content');
  expect(
    findPageKind(page({ document: { url: 'https://voorbeeld.nl/x' }, structuredData: { jsonLd: ['{{'] } }), null),
  ).toBe('content');
});
