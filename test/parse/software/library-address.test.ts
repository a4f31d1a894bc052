import { describe, expect, test } from 'vitest';
import { LIBRARIES } from '../../../lib/data/software/libraries.ts';
import { findLibrariesInAddress } from '../../../lib/parse/software/library-address.ts';

const found = (address: string): readonly string[] =>
  findLibrariesInAddress(address, LIBRARIES).map(({ library, version, exact }) =>
    [library, version, ...(exact ? ['exact'] : [])].join(' '),
  );

describe('an address with a version', () => {
  test.each([
    ['https://code.jquery.com/jquery-3.4.1.min.js', 'jquery 3.4.1 exact'],
    ['https://code.jquery.com/jquery-3.4.1.slim.min.js', 'jquery 3.4.1 exact'],
    ['https://code.jquery.com/ui/1.12.1/jquery-ui.min.js', 'jquery-ui 1.12.1 exact'],
    ['https://ajax.googleapis.com/ajax/libs/jquery/1.12.4/jquery.min.js', 'jquery 1.12.4 exact'],
    ['https://cdnjs.cloudflare.com/ajax/libs/moment.js/2.18.1/moment.min.js', 'moment 2.18.1 exact'],
    ['https://cdnjs.cloudflare.com/ajax/libs/twitter-bootstrap/4.1.0/js/bootstrap.min.js', 'bootstrap 4.1.0 exact'],
    ['https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js', 'bootstrap 3.3.7 exact'],
    ['https://cdn.jsdelivr.net/npm/vue@2.6.14/dist/vue.min.js', 'vue 2.6.14 exact'],
    ['https://cdn.jsdelivr.net/npm/@popperjs/core@2.11.8/dist/umd/popper.min.js', 'popper 2.11.8 exact'],
    ['https://unpkg.com/axios@0.21.1/dist/axios.min.js', 'axios 0.21.1 exact'],
    ['https://unpkg.com/vue@3.0.0-rc.1', 'vue 3.0.0-rc.1 exact'],
    ['https://cdnjs.cloudflare.com/ajax/libs/angular.js/1.8.2/angular.min.js', 'angularjs 1.8.2 exact'],
    ['https://ajax.googleapis.com/ajax/libs/angularjs/1.5.8/angular.min.js', 'angularjs 1.5.8 exact'],
    ['https://cdn.datatables.net/1.10.19/js/jquery.dataTables.min.js', 'datatables 1.10.19 exact'],
    ['https://voorbeeld.nl/js/jquery-1.11.0.min.js', 'jquery 1.11.0'],
    ['https://voorbeeld.nl/js/JQuery-3.7.1.js', 'jquery 3.7.1'],
    ['https://voorbeeld.nl/wp-includes/js/jquery/jquery.min.js?ver=3.7.1', 'jquery 3.7.1'],
    ['https://voorbeeld.nl/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp', 'jquery 1.12.4-wp'],
    ['https://voorbeeld.nl/wp-includes/js/jquery/ui/core.min.js?ver=1.13.3', 'jquery-ui 1.13.3'],
    ['https://voorbeeld.nl/media/vendor/jquery/js/jquery.min.js?3.7.1', 'jquery 3.7.1'],
    ['https://voorbeeld.nl/core/assets/vendor/jquery/jquery.min.js?v=3.7.1', 'jquery 3.7.1'],
    ['https://voorbeeld.nl/lib/bootstrap/4.6.2/js/bootstrap.bundle.min.js', 'bootstrap 4.6.2'],
    ['https://voorbeeld.nl/lib/bootstrap/v4.6.2/js/bootstrap.js', 'bootstrap 4.6.2'],
    ['https://voorbeeld.nl/js/jquery-v3.4.1.js', 'jquery 3.4.1'],
    ['https://voorbeeld.nl/js/jquery_3.4.1.mjs', 'jquery 3.4.1'],
    ['https://voorbeeld.nl/js/jquery.3.4.js', 'jquery 3.4'],
    ['https://voorbeeld.nl/js/jquery-3.4.1.2.js', 'jquery 3.4.1.2'],
    ['https://voorbeeld.nl/js/jquery-3.4.1-beta.2.js', 'jquery 3.4.1-beta.2'],
    ['https://voorbeeld.nl/js/jquery-3.4.1rc1.js', 'jquery 3.4.1rc1'],
    ['https://voorbeeld.nl/js/jquery-3.4.1.min.prod.pack.js', 'jquery 3.4.1'],
    ['https://voorbeeld.nl/js/jquery%2D3.4.1.js', 'jquery 3.4.1'],
    ['https://voorbeeld.nl/npm/jquery@3.4.1', 'jquery 3.4.1'],
    ['https://voorbeeld.nl/npm/JQUERY@v3.4.1/x.js', 'jquery 3.4.1'],
    ['https://cdn.jsdelivr.net/npm/jquery@3.4.10', 'jquery 3.4.10 exact'],
    ['http://voorbeeld.nl/wp-includes/js/jquery/jquery.min.js?ver=3.7.1&x=1', 'jquery 3.7.1'],
    ['http://voorbeeld.nl/js/my-video-1.2.3/jquery-1.2.3.js', 'jquery 1.2.3'],
    ...[
      'cdn.jsdelivr.net',
      'unpkg.com',
      'cdnjs.cloudflare.com',
      'ajax.googleapis.com',
      'code.jquery.com',
      'maxcdn.bootstrapcdn.com',
      'stackpath.bootstrapcdn.com',
      'netdna.bootstrapcdn.com',
      'cdn.bootstrapcdn.com',
      'cdn.datatables.net',
      'ajax.aspnetcdn.com',
      'code.highcharts.com',
      'cdn.ckeditor.com',
      'code.angularjs.org',
      'vjs.zencdn.net',
      'esm.sh',
      'cdn.skypack.dev',
      'ga.jspm.io',
    ].map((host): [string, string] => [`https://${host}/jquery-3.4.1.js`, 'jquery 3.4.1 exact']),
    ['https://xesm.sh/jquery-3.4.1.js', 'jquery 3.4.1'],
    ['https://esm.sh.nl/jquery-3.4.1.js', 'jquery 3.4.1'],
  ])('%s', (address, expected) => expect(found(address)).toEqual([expected]));

  test('several packages in one address', () =>
    expect(found('https://cdn.jsdelivr.net/combine/npm/jquery@3.4.1,npm/lodash@4.17.15')).toEqual([
      'jquery 3.4.1 exact',
      'lodash 4.17.15 exact',
    ]));
});

describe('an address without a version', () => {
  test.each([
    'https://voorbeeld.nl/js/jquery.min.js',
    'https://voorbeeld.nl/js/jquery.min.js?ver=6.9.1',
    'https://voorbeeld.nl/wp-content/themes/x/bootstrap.min.js?ver=6.9.1',
    'https://voorbeeld.nl/themes/bootstrap/2.1.0/js/app.min.js',
    'https://voorbeeld.nl/assets/2.1.0/js/bootstrap.min.js',
    'https://cdn.jsdelivr.net/npm/vue@3/dist/vue.global.js',
    // The newest of a range: 4.3.1, which fixes the hole of 4.3.0.
    'https://cdn.jsdelivr.net/npm/bootstrap@4.3/dist/js/bootstrap.min.js',
    'https://unpkg.com/dompurify@3.2/dist/purify.min.js',
    'https://cdn.jsdelivr.net/npm/vue@latest',
    'https://voorbeeld.nl/assets/47a9c871/jquery.min.js',
    'https://voorbeeld.nl/assets/jquery-20240112.js',
    'https://voorbeeld.nl/assets/jquery.47a9c871.js',
    'https://voorbeeld.nl/js/jquery.cookie-1.4.1.min.js',
    'https://voorbeeld.nl/js/video-1.2.3.js',
    'https://voorbeeld.nl/js/bootstrap-datepicker-1.9.0.min.js',
    'data:text/javascript,jquery-3.4.1.js',
    'not an address',
    'xhttps://voorbeeld.nl/js/jquery-3.4.1.js',
    'https://voorbeeld.nl/js/jquery-3.4.1.jsx',
    'https://voorbeeld.nl/js/jquery-3.4.1.js/x',
    'https://voorbeeld.nl/js/jquery-3.js',
    'https://voorbeeld.nl/js/xjquery@3.4.1',
    'https://voorbeeld.nl/npm/jquery@3.4.1x',
    'https://voorbeeld.nl/wp-includes/js/jquery/jquery.min.js?x=3.7.1',
    'https://voorbeeld.nl/wp-includes/js/jquery/jquery.min.js?a=1&ver=3.7.1',
    'https://voorbeeld.nl/wp-includes/jsx/jquery/jquery.min.js?ver=3.7.1',
    ...['esm.sh', 'cdn.skypack.dev', 'ga.jspm.io', 'unpkg.com'].map((host) => `https://${host}/jquery@3.4`),
    ...['video', 'chart', 'Foundation', 'prototype', 'require'].map((name) => `https://a.nl/${name}-1.2.3.js`),
    'https://voorbeeld.nl/%E0%A4%A',
  ])('%s', (address) => expect(found(address)).toEqual([]));
});

test('a hyphenated library name is recognised as a whole', () => {
  const signs = ['my-video', 'video-js'].map((name) => ({ id: name, packages: [], files: [name] }));
  const versions = (address: string) => findLibrariesInAddress(address, signs).map(({ library }) => library);
  expect(versions('https://a.nl/my-video-1.2.3.js')).toEqual(['my-video']);
  expect(versions('https://a.nl/video-js-1.2.3.js')).toEqual(['video-js']);
});

test('an exact range on a host of releases is a version', () => {
  expect(found('https://voorbeeld.nl/npm/jquery@3.4')).toEqual(['jquery 3.4']);
  expect(found('https://code.jquery.com/jquery@3.4')).toEqual(['jquery 3.4 exact']);
});
