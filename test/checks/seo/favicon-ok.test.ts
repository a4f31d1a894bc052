import { expect, test } from 'vitest';
import { faviconOk } from '../../../lib/checks/seo/favicon-ok.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind, http, seen } from '../../kit/facts.ts';

const icon = (
  width: number,
  height = width,
  changes: { status?: number; declared?: boolean; format?: 'png' | 'svg' } = {},
) => ({
  favicon: {
    declared: changes.declared ?? true,
    file: {
      url: 'https://voorbeeld.nl/icon.png',
      status: changes.status ?? 200,
      contentType: 'image/png',
      image: changes.status === undefined ? { format: changes.format ?? ('png' as const), width, height } : null,
    },
  },
  robots: seen(http({}, { body: '' })),
});
const robots = (body: string, status = 200) => seen(http({}, { body, status }));
const notAnImage = { ...icon(0, 0, { status: 200 }) };

cases(faviconOk, {
  good: [
    { ...icon(96), robots: robots('User-agent: Googlebot\nDisallow: /icon\nUser-agent: Googlebot-Image\nAllow: /') },
    { ...icon(96), robots: robots('User-agent: *\nDisallow: /\nUser-agent: Googlebot\nAllow: /') },
    icon(48),
    icon(0, 0, { format: 'svg' }),
    { ...icon(96), robots: robots('User-agent: *\nDisallow: /', 404) },
  ],
  small: [icon(32), { ...icon(16), robots: blind('denied') }],
  notSquare: [icon(96, 48)],
  closed: [
    { ...icon(96), robots: robots('User-agent: Googlebot-Image\nDisallow: /\nUser-agent: *\nAllow: /') },
    { ...icon(96), robots: robots('User-agent: Googlebot\nDisallow: /icon\nUser-agent: *\nAllow: /') },
    { ...icon(96), robots: robots('User-agent: *\nDisallow: /*.png$') },
  ],
  absent: [icon(0, 0, { status: 404, declared: false })],
  broken: [icon(0, 0, { status: 404 }), icon(0, 0, { status: 500, declared: false }), notAnImage],
});

blindCases(faviconOk, [{ ...icon(96), robots: blind('timeout') }]);

test('the line that closes the icon is named', () =>
  expect(faviconOk.judge({ ...icon(96), robots: robots('User-agent: *\nDisallow: /*.png$') })).toMatchObject({
    items: ['https://voorbeeld.nl/icon.png · 2: Disallow: /*.png$'],
  }));
