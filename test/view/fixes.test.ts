import { expect, test } from 'vitest';
import { fixesInOrder } from '../../lib/view/fixes.ts';

type Name = 'nginx' | 'apache' | 'wordpress' | 'shopify';
const FIXES: Partial<Record<Name, string>> = { nginx: 'n', apache: 'a', wordpress: 'w' };
const order = (...detected: Name[]) => fixesInOrder('algemeen', FIXES, detected).map(({ platform }) => platform);

test('the general repair comes first when the platform is not known', () => {
  expect(order()).toEqual([null, 'nginx', 'apache', 'wordpress']);
});

test('what the site runs on comes before the general repair', () => {
  expect(order('wordpress')).toEqual(['wordpress', null, 'nginx', 'apache']);
});

test('a platform without a text of its own changes nothing', () => {
  expect(order('shopify')).toEqual([null, 'nginx', 'apache', 'wordpress']);
  expect(fixesInOrder<Name>('algemeen', {}, ['nginx'])).toEqual([{ platform: null, text: 'algemeen' }]);
});
