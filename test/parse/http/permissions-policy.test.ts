import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOldSyntax, listIgnoredMembers, listLimitedFeatures } from '../../../lib/parse/http/permissions-policy.ts';
import { inputs } from '../../kit/inputs.ts';
import { interfacesWith, partsOfHeader, permissionsOfScripts, valuesInChromium } from '../../kit/published.ts';

const RUNS = { numRuns: inputs() };
const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('Permissions-Policy', () => {
  test.each([
    ['camera=()', ['camera']],
    ['camera=(), microphone=(self "https://voorbeeld.nl"), geolocation=*', ['camera', 'microphone']],
    ['geolocation=(*)', []],
    ['geolocation=self', ['geolocation']],
    ['interest-cohort=()', []],
    ['usb=(), usb=*', []],
    ['payment=();report-to=policy', ['payment']],
    ["camera 'none'", null],
    ['camera=(', null],
    ['Camera=()', null],
  ])('%s', (header, limited) => expect(listLimitedFeatures(header)).toEqual(limited));

  test.each([
    ["camera 'none'; microphone 'self'", true],
    ['geolocation *', true],
    ['camera=()', false],
    ['camera=(', false],
    [" Camera\t'SELF'", true],
    ["camera 'src'", true],
    ['camera http://a.nl', true],
    ['camera https://a.nl', true],
    ['camera self', false],
    ["camera'none'", false],
    ["x1 'none'", false],
    ["x, camera 'none'", false],
    [" 'none'", false],
  ])('detects the old syntax: %s', (header, old) => expect(isOldSyntax(header)).toBe(old));

  test.each([
    ['geolocation=("self")', ['geolocation="self"']],
    ['camera="self", usb=(self)', ['camera="self"']],
    ['camera=(self https://partner.nl)', ['camera=https://partner.nl']],
    ['camera=(self src)', ['camera=src']],
    ['camera=(self "https://partner.nl" "https://*.partner.nl")', []],
    ['camera=("*")', []],
  ])('a string must be an origin, and a token a keyword: %s', (header, ignored) =>
    expect(listIgnoredMembers(header)).toEqual(ignored),
  );

  test('a star in quotes lets everybody in, as Chromium has it', () =>
    expect(listLimitedFeatures('camera=("*"), usb=("self")')).toEqual(['usb']));

  /** A header in the style of OWASP's Secure Headers Project, which denies everything to everybody. */
  const OWASP =
    'accelerometer=(), autoplay=(), camera=(), cross-origin-isolated=(), display-capture=(), encrypted-media=(), fullscreen=(), ' +
    'geolocation=(), gyroscope=(), keyboard-map=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), ' +
    'publickey-credentials-get=(), screen-wake-lock=(), sync-xhr=(self), usb=(), web-share=(), xr-spatial-tracking=(), ' +
    'clipboard-read=(), clipboard-write=(), gamepad=(), hid=(), idle-detection=(), interest-cohort=(), serial=(), unload=()';

  test('reads all of a header that denies everything', () => {
    expect(listIgnoredMembers(OWASP)).toEqual([]);
    expect(listLimitedFeatures(OWASP)).toEqual(
      expect.arrayContaining(['camera', 'geolocation', 'microphone', 'payment']),
    );
  });

  test('does not count features that only affect how a page plays, fills the screen or measures', () =>
    expect(
      listLimitedFeatures(
        'autoplay=(), fullscreen=(), picture-in-picture=(), gamepad=(), web-share=(), encrypted-media=(), sync-xhr=(), ' +
          'keyboard-map=(), unload=(), compute-pressure=(), browsing-topics=(), ch-ua=(self), vertical-scroll=(), oversized-images=()',
      ),
    ).toEqual([]));

  test('the limited features of any value are written in it, and a value of the old syntax has none', () => {
    const piece = fc.constantFrom(
      'camera',
      'microphone',
      'usb',
      'unknown',
      '=',
      '()',
      '(self)',
      '*',
      ', ',
      ' ',
      ';',
      "'none'",
    );
    const header = fc.oneof(
      anyText,
      fc.array(piece, { maxLength: 9, size: 'max' }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(header, (value) => {
        const limited = listLimitedFeatures(value);
        for (const name of limited ?? []) expect(value).toContain(name);
        if (isOldSyntax(value)) expect(limited).toBeNull();
        expect(isOldSyntax(`camera 'none'; ${value}`)).toBe(true);
        expect(listLimitedFeatures(`camera 'none'; ${value}`)).toBeNull();
        // A member after a valid value is read, too.
        if (limited !== null && value.trim() !== '')
          expect(listLimitedFeatures(`${value}, hid=()`)).toEqual([...limited, 'hid']);
      }),
      RUNS,
    );
  });
});

describe('every feature that a browser knows', () => {
  // Chromium's own tests use `frobulate`; MDN lists wildcards in origins beside the features.
  const NONE = ['frobulate', 'wildcards'];
  const features = [
    ...new Set([
      ...valuesInChromium('Page', 'PermissionsPolicyFeature'),
      ...partsOfHeader('Permissions-Policy').map(({ name }) => name),
    ]),
  ].filter((name) => !NONE.includes(name));

  test('is known', () => {
    expect(features.length).toBeGreaterThan(90);
    expect(features.filter((name) => listIgnoredMembers(`${name}=()`).length > 0)).toEqual([]);
  });

  test.each(features)('%s is ignored when misspelt', (name) => {
    for (const slip of [`${name}s`, `x${name}`, name.slice(0, -1), name.replace('-', '_')])
      if (slip !== name && !features.includes(slip)) expect(listIgnoredMembers(`${slip}=(self)`), slip).toEqual([slip]);
  });

  /** A permission to ask for (Permissions §4), or a window in which the visitor chooses a device. */
  const prompting = new Set([
    ...permissionsOfScripts(),
    ...valuesInChromium('Browser', 'PermissionType').map((name) =>
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ),
    ...interfacesWith('requestDevice', 'requestPort').map((name) => name.toLowerCase()),
    // They show a window of their own: Payment Request §3.3, Web Authentication §5.1.4, WebXR §4.1 (asked as `vr` and `ar`).
    ...['payment', 'publickey-credentials-get', 'xr-spatial-tracking'],
  ]);
  // Asked for too: the site's own cookies within another's page, text that goes to the clipboard, an icon on the desktop.
  for (const name of ['storage-access', 'clipboard-write', 'web-app-installation']) prompting.delete(name);

  test.each(features)('%s protects a visitor only if it prompts the visitor', (name) =>
    expect(listLimitedFeatures(`${name}=()`)).toEqual(prompting.has(name) ? [name] : []),
  );
});
