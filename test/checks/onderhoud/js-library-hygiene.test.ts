import { jsLibraryHygiene } from '../../../lib/checks/onderhoud/js-library-hygiene.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind } from '../../kit/facts.ts';
import { loading, pageOnly, passedOver, world } from './software.ts';

cases(jsLibraryHygiene, {
  tidy: [
    world('jquery 3.7.1', 'bootstrap 5.3.3'),
    world('d3 6.7.0'),
    // End of life: counted there and not here.
    world('bootstrap 3.4.1'),
    world('jquery 1.12.4'),
    world('swiper 12.0.0'),
    // Swiper 13 and htmx 3 were never released: one behind.
    world('htmx 2.0.8'),
  ],
  copies: [
    world('jquery 3.7.1', 'jquery 1.12.4'),
    { ...loading('https://code.jquery.com/jquery-3.4.1.min.js'), libraries: world('jquery 3.7.1').libraries },
  ],
  behind: [world('d3 5.16.0'), world('chart.js 2.9.4'), world('swiper 6.8.4')],
  none: [world()],
});

blindCases(jsLibraryHygiene, [pageOnly, passedOver]);

partialCases(jsLibraryHygiene, { tidy: [[{ ...world('jquery 3.7.1'), scripts: blind('fault') }, 'fault']] });
