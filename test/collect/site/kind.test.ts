import { describe, expect, test } from 'vitest';
import { collectKind } from '../../../lib/collect/site/kind.ts';
import { fakeReach, target } from '../../kit/reach.ts';
import { answered, at } from '../../parse/page-kind/kinds/pages.ts';

const OLD = 'https://voorbeeld.nl/oud';

/** The kind of a page that scripts can read, and whether a request was sent. */
const look = async (changes: Parameters<typeof fakeReach>[0], answers: Parameters<typeof fakeReach>[1] = {}) => {
  const reach = fakeReach(at('/oud', 'Bakker', 'Bakker', changes), answers);
  return [await collectKind(target({ url: OLD }), reach), reach.requests.length > 0];
};

describe('the kind of a page', () => {
  test('follows from the answer of the tab, without a request', async () => {
    expect(await look(answered(404), { [OLD]: { status: 200 } })).toEqual(['error', false]);
    expect(await look(answered(200), { [OLD]: { status: 404 } })).toEqual(['content', false]);
  });

  test('follows from a fresh answer when the browser does not report the first', async () => {
    expect(await look({}, { [OLD]: { status: 404 } })).toEqual(['error', true]);
    expect(await look(answered(0), { [OLD]: { status: 410 } })).toEqual(['error', true]);
  });

  test('ignores an answer that was not seen, or that is not the page', async () => {
    expect(await look({}, { [OLD]: 'timeout' })).toEqual(['content', true]);
    expect(await look({}, { [OLD]: { status: 403 } })).toEqual(['content', true]);
  });

  test('is undecided when the tab shows what blocks visitors of the site', async () => {
    expect(await look(answered(403), { [OLD]: { status: 403 } })).toEqual(['content', true]);
    expect(await look(answered(503), { [OLD]: { status: 503, headers: { 'cf-mitigated': 'challenge' } } })).toEqual([
      'content',
      true,
    ]);
    // Refused once, and an ordinary error of the site itself.
    expect(await look(answered(403), { [OLD]: 'timeout' })).toEqual(['error', true]);
    const own = { status: 503, body: '<title>Bakker</title>' };
    expect(await look(answered(503), { [OLD]: own })).toEqual(['error', true]);
  });

  test('of a local file is decided without a request', async () => {
    const reach = fakeReach(at('/oud', 'Bakker', 'Bakker'));
    expect(await collectKind(target({ url: 'file:///C:/bakker.html' }), reach)).toBe('content');
    expect(reach.requests).toEqual([]);
  });
});
