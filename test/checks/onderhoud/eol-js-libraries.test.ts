import { eolJsLibraries } from '../../../lib/checks/onderhoud/eol-js-libraries.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, seen } from '../../kit/facts.ts';
import { bundled, file, loading, pageOnly, passedOver, sampled, world } from './software.ts';

cases(eolJsLibraries, {
  supported: [world('jquery 3.7.1'), world('bootstrap 5.3.3', 'vue 3.4.0'), world('jquery 3.7.1', 'moment 2.30.1')],
  // Angular 20 ends on 28 November 2026, 19 ended on 19 May 2026, Drupal-like majors of libraries likewise.
  ending: [world('angular 20.1.0'), world('angular 19.2.1', 'jquery 3.7.1')],
  ended: [
    world('jquery 1.12.4'),
    world('bootstrap 3.4.1'),
    world('angularjs 1.8.3'),
    world('vue 2.7.16', 'angular 20.1.0'),
    bundled('!\n * Bootstrap v4.6.2 (https://getbootstrap.com/)'),
  ],
  undated: [world(), world('lodash 4.17.23', 'moment 2.29.4')],
});

blindCases(eolJsLibraries, [pageOnly, passedOver, { ...world('lodash 4.17.23'), scripts: blind('denied') }]);

partialCases(eolJsLibraries, {
  supported: [[{ ...loading('https://code.jquery.com/jquery-3.7.1.min.js'), libraries: blind('denied') }, 'denied']],
  ending: [[{ ...world('angular 20.1.0'), scripts: seen(sampled(file(), blind('timeout'))) }, 'timeout']],
});
