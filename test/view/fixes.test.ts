import { describe, expect, test } from 'vitest';
import type { Platform, Repair } from '../../lib/repairs/shape.ts';
import { isSameCode, orderRepairs } from '../../lib/view/fixes.ts';

const FIXES: Partial<Record<Platform, string>> = { nginx: 'n', apache: 'a', wordpress: 'w' };
const order = (...detected: Platform[]) =>
  orderRepairs({ fix: 'algemeen', fixes: FIXES }, [], detected).map(({ platform }) => platform);
const repair = (platform: Platform | null): Repair => ({
  platform,
  where: 'htaccess',
  snippet: `# ${platform}`,
  warning: null,
  check: { run: 'curl', shows: '200' },
});

test('the general fix comes first when the platform is unknown', () => {
  expect(order()).toEqual([null, 'nginx', 'apache', 'wordpress']);
});

test('the fix for the detected platform comes before the general one', () => {
  expect(order('wordpress')).toEqual(['wordpress', null, 'nginx', 'apache']);
});

test('a platform without a fix of its own changes nothing', () => {
  expect(order('shopify')).toEqual([null, 'nginx', 'apache', 'wordpress']);
  expect(orderRepairs({ fix: 'algemeen', fixes: {} }, [], ['nginx'])).toEqual([
    { platform: null, text: 'algemeen', repair: null },
  ]);
});

test('code and text for one platform are one entry', () => {
  const methods = orderRepairs(
    { fix: 'algemeen', fixes: FIXES },
    [repair('caddy'), repair('nginx'), repair(null)],
    ['caddy'],
  );
  expect(methods.map(({ platform, text, repair: code }) => [platform, text, code?.snippet])).toEqual([
    ['caddy', '', '# caddy'],
    [null, 'algemeen', '# null'],
    ['nginx', 'n', '# nginx'],
    ['apache', 'a', undefined],
    ['wordpress', 'w', undefined],
  ]);
});

describe('the code of two fixes', () => {
  const said = { fix: 'algemeen', fixes: {} };
  const both = orderRepairs(said, [repair('nginx'), repair('caddy')], []);

  test('is the same if each platform has the same', () => {
    expect(isSameCode(both, both)).toBe(true);
    expect(isSameCode(orderRepairs(said, [repair('nginx')], []), both)).toBe(true);
  });

  test('is not the same if one has more, other or no code', () => {
    expect(isSameCode(both, orderRepairs(said, [repair('nginx')], []))).toBe(false);
    expect(isSameCode(both, orderRepairs(said, [repair('nginx'), { ...repair('caddy'), snippet: 'x' }], []))).toBe(
      false,
    );
    expect(isSameCode(orderRepairs(said, [], []), orderRepairs(said, [], []))).toBe(false);
  });
});
