import { describe, expect, test } from 'vitest';
import { LIBRARIES } from '../../lib/data/libraries.ts';
import { librariesInAddress } from '../../lib/parse/library-address.ts';

const found = (address: string): readonly string[] =>
  librariesInAddress(address, LIBRARIES).map(({ library, version, exact }) =>
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
  ])('%s', (address, expected) => expect(found(address)).toEqual([expected]));

  test('several packages in one address', () =>
    expect(found('https://cdn.jsdelivr.net/combine/npm/jquery@3.4.1,npm/lodash@4.17.15')).toEqual([
      'jquery 3.4.1 exact',
      'lodash 4.17.15 exact',
    ]));
});

describe('an address without one', () => {
  test.each([
    'https://voorbeeld.nl/js/jquery.min.js',
    'https://voorbeeld.nl/js/jquery.min.js?ver=6.9.1',
    'https://voorbeeld.nl/wp-content/themes/x/bootstrap.min.js?ver=6.9.1',
    'https://voorbeeld.nl/themes/bootstrap/2.1.0/js/app.min.js',
    'https://voorbeeld.nl/assets/2.1.0/js/bootstrap.min.js',
    'https://cdn.jsdelivr.net/npm/vue@3/dist/vue.global.js',
    // The newest of a range: 4.3.1, in which the hole of 4.3.0 is closed.
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
    'https://voorbeeld.nl/%E0%A4%A',
  ])('%s', (address) => expect(found(address)).toEqual([]));
});
