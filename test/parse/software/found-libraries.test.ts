import { describe, expect, test } from 'vitest';
import { LIBRARIES } from '../../../lib/data/software/libraries.ts';
import { findLibraries, type LibraryEvidence } from '../../../lib/parse/software/found-libraries.ts';

const NOTHING: LibraryEvidence = { world: [], files: [], addresses: [] };
const versions = (evidence: Partial<LibraryEvidence>): readonly string[] =>
  findLibraries({ ...NOTHING, ...evidence }, LIBRARIES).map(({ id, version }) => `${id} ${version}`);
const banner = (...banners: readonly string[]): LibraryEvidence['files'][number] => ({
  url: 'https://voorbeeld.nl/app.js',
  banners,
  constants: [],
});

describe('banners', () => {
  test.each([
    ['! jQuery v3.4.1 | (c) JS Foundation and other contributors', 'jquery 3.4.1'],
    ['!\n * jQuery JavaScript Library v1.12.4\n * http://jquery.com/', 'jquery 1.12.4'],
    ['! jQuery UI - v1.12.1 - 2016-09-14', 'jquery-ui 1.12.1'],
    ['! jQuery Migrate v3.4.1 | (c) OpenJS Foundation', 'jquery-migrate 3.4.1'],
    ['! jQuery Validation Plugin - v1.19.1 - 6/15/2019', 'jquery-validation 1.19.1'],
    ['!\n  * Bootstrap v4.1.3 (https://getbootstrap.com/)', 'bootstrap 4.1.3'],
    ['!\n * Bootstrap v3.3.7 (http://getbootstrap.com)', 'bootstrap 3.3.7'],
    ['*\n * @popperjs/core v2.11.8 - MIT License\n ', 'popper 2.11.8'],
    ['\n AngularJS v1.7.8\n (c) 2010-2018 Google, Inc.', 'angularjs 1.7.8'],
    ['* @license React v16.8.0\n * react-dom.production.min.js', 'react-dom 16.8.0'],
    ['!\n * Vue.js v2.6.11\n * (c) 2014-2019 Evan You', 'vue 2.6.11'],
    ['*\n* vue v3.4.21\n* (c) 2018-present Yuxi (Evan) You', 'vue 3.4.21'],
    ['! @license DOMPurify 2.0.8 | (c) Cure53', 'dompurify 2.0.8'],
    ['! Axios v1.5.0 Copyright (c) 2023', 'axios 1.5.0'],
    ['!\n * Chart.js v2.9.3\n * https://www.chartjs.org', 'chart.js 2.9.3'],
    ['!\n * GSAP 3.5.1\n * https://greensock.com', 'gsap 3.5.1'],
    ['* @preserve\n * Leaflet 1.9.4, a JS library', 'leaflet 1.9.4'],
    ['*\n * Swiper 6.4.5\n * Most modern mobile touch slider', 'swiper 6.4.5'],
    ['!\n * handlebars v4.5.2\n', 'handlebars 4.5.2'],
    ['! Select2 4.0.5 | https://github.com/select2', 'select2 4.0.5'],
    ['! DataTables 1.10.18', 'datatables 1.10.18'],
    ['! modernizr 3.6.0 (Custom Build) | MIT *', 'modernizr 3.6.0'],
    ['!\n * Knockout JavaScript library v3.4.2', 'knockout 3.4.2'],
    ['\n Highcharts JS v8.2.2 (2020-10-22)', 'highcharts 8.2.2'],
    ['! Magnific Popup - v1.1.0 - 2016-02-20', 'magnific-popup 1.1.0'],
  ])('%s', (text, expected) => expect(versions({ files: [banner(text)] })).toEqual([expected]));

  test.each([
    '* @license Lodash lodash.com/license | Underscore.js 1.8.3 underscorejs.org/LICENSE',
    '! jquery.cookie v1.4.1 | MIT',
    '! jQuery Form Plugin; v20130711',
    '! bootstrap-datepicker v1.9.0',
    '! Bootstrap Table v1.18.0',
    '! Select2 nl translation 4.1',
    '! jQuery v1.7+ plugin',
    '! jQuery v1.7.2 or later is asked for',
    '! Bootstrap v3.3.7 compatible',
    '// Underscore.js 1.8.3 is required',
    '! jQuery v99.9.9',
    '! jQuery v0.0.0',
  ])('%s names no library with a version', (text) => expect(versions({ files: [banner(text)] })).toEqual([]));
});

describe('conflicting signs', () => {
  const address = 'https://voorbeeld.nl/js/jquery-1.12.4.min.js';
  test("prefers the page's own report over a file name", () =>
    expect(versions({ world: [{ library: 'jquery', version: '3.7.1' }], addresses: [address] })).toEqual([
      'jquery 3.7.1',
    ]));
  test('a file name alone counts', () => expect(versions({ addresses: [address] })).toEqual(['jquery 1.12.4']));
  test('counts two versions as two copies', () =>
    expect(
      versions({
        world: [{ library: 'jquery', version: '3.7.1' }],
        addresses: ['https://code.jquery.com/jquery-1.12.4.min.js'],
      }),
    ).toEqual(['jquery 1.12.4', 'jquery 3.7.1']));
  test('does not count a build number within a release as a second copy', () =>
    expect(
      versions({
        world: [{ library: 'react-dom', version: '18.3.1-next-f1338f8080-20240426' }],
        addresses: ['https://unpkg.com/react-dom@18.3.1/umd/react-dom.production.min.js'],
      }),
    ).toEqual(['react-dom 18.3.1']));
  test('the same version from two signs is one copy', () =>
    expect(
      versions({ world: [{ library: 'jquery', version: '3.7.1' }], files: [banner('! jQuery v3.7.1 | (c)')] }),
    ).toEqual(['jquery 3.7.1']));
});

describe('data from a hostile page', () => {
  test.each(['', '3', 'latest', '<img>', '47a9c871', '9'.repeat(500)])('%s is not a version', (version) =>
    expect(versions({ world: [{ library: 'jquery', version }] })).toEqual([]),
  );
  test('ignores an unknown library', () =>
    expect(versions({ world: [{ library: '__proto__', version: '1.2.3' }] })).toEqual([]));
});
