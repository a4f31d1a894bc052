import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOldSyntax, listLimitedFeatures } from '../../../lib/parse/http/permissions-policy.ts';
import { inputs } from '../../kit/inputs.ts';

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
  ])('old syntax: %s', (header, old) => expect(isOldSyntax(header)).toBe(old));

  test.each([
    'accelerometer',
    'ambient-light-sensor',
    'bluetooth',
    'camera',
    'clipboard-read',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'usb',
    'window-management',
    'xr-spatial-tracking',
  ])('%s is powerful', (feature) => expect(listLimitedFeatures(`${feature}=()`)).toEqual([feature]));

  test('is total', () => {
    fc.assert(
      fc.property(anyText, (header) => {
        listLimitedFeatures(header);
        isOldSyntax(header);
      }),
      RUNS,
    );
  });
});
