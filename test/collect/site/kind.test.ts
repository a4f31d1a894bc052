import { describe, expect, test } from 'vitest';
import { collectKind } from '../../../lib/collect/site/kind.ts';
import { fakeReach, target } from '../../kit/reach.ts';
import { answered, at } from '../../parse/page-kind/kinds/pages.ts';

const OLD = 'https://voorbeeld.nl/oud';

/** The kind of a page that scripts can read, and whether the site was asked. */
const look = async (changes: Parameters<typeof fakeReach>[0], answers: Parameters<typeof fakeReach>[1] = {}) => {
  const reach = fakeReach(at('/oud', 'Bakker', 'Bakker', changes), answers);
  return [await collectKind(target({ url: OLD }), reach), reach.asked.length > 0];
};

describe('the kind of a page', () => {
  test('is told by how the tab was answered, and nobody is asked', async () => {
    expect(await look(answered(404), { [OLD]: { status: 200 } })).toEqual(['error', false]);
    expect(await look(answered(200), { [OLD]: { status: 404 } })).toEqual(['content', false]);
  });

  test('is told by a fresh answer where the browser does not tell', async () => {
    expect(await look({}, { [OLD]: { status: 404 } })).toEqual(['error', true]);
    expect(await look(answered(0), { [OLD]: { status: 410 } })).toEqual(['error', true]);
  });

  test('is not made of an answer that was not seen, or is not the page', async () => {
    expect(await look({}, { [OLD]: 'timeout' })).toEqual(['content', true]);
    expect(await look({}, { [OLD]: { status: 403 } })).toEqual(['content', true]);
  });

  test('is nobody’s where the tab shows what stops visitors in front of the site', async () => {
    expect(await look(answered(403), { [OLD]: { status: 403 } })).toEqual(['content', true]);
    expect(await look(answered(503), { [OLD]: { status: 503, headers: { 'cf-mitigated': 'challenge' } } })).toEqual([
      'content',
      true,
    ]);
    // Refused once, and an ordinary error of the site's own.
    expect(await look(answered(403), { [OLD]: 'timeout' })).toEqual(['error', true]);
    const own = { status: 503, body: '<title>Bakker</title>' };
    expect(await look(answered(503), { [OLD]: own })).toEqual(['error', true]);
  });

  test('of a file of this computer is its own', async () => {
    const reach = fakeReach(at('/oud', 'Bakker', 'Bakker'));
    expect(await collectKind(target({ url: 'file:///C:/bakker.html' }), reach)).toBe('content');
    expect(reach.asked).toEqual([]);
  });
});
