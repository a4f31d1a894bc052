import { describe, expect, test } from 'vitest';
import { vulnerableJsLibraries } from '../../../lib/checks/onderhoud/vulnerable-js-libraries.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, http, seen } from '../../kit/facts.ts';
import { bundled, file, loading, pageOnly, passedOver, sampled, world } from './software.ts';

/** A page that names a framework, whose server answered with the given headers. */
const served = (named: string, headers: Readonly<Record<string, string>>) => ({
  ...world(named),
  answer: seen({ ...http(headers), barrier: null }),
});

cases(vulnerableJsLibraries, {
  none: [
    world('jquery 3.7.1', 'bootstrap 5.3.3', 'lodash 4.18.1'),
    world('jquery 3.5.0'),
    world('vue 2.7.16'),
    loading('https://code.jquery.com/jquery-4.0.0.min.js'),
    world('jquery 3.7.1', 'axios 1.21.1'),
    // The pre-release of a major is older than the major, and the advisory's range ends before it.
    world('bootstrap 5.0.0-beta1'),
    served('nextjs 16.4.6', { 'x-powered-by': 'Next.js' }),
    served('nuxt 4.6.4', { 'x-powered-by': 'Nuxt' }),
    world('nextjs 16.4.6'),
    // Forks continue from 1.8.3 with their own fixes.
    world('angularjs 1.9.8'),
    served('nextjs 16.4.5', { 'x-powered-by': 'Next.js' }),
    world('datatables 1.11.3', 'vue 2.5.17', 'ember 4.8.1', 'pdfjs 4.2.67', 'marked 4.0.10', 'ua-parser-js 1.0.33'),
    world('quill 2.0.0', 'highlight.js 10.4.1', 'froala 4.3.1', 'bootstrap-select 1.13.6', 'dojo 1.17.3'),
    // The open advisory concerns code that it left on the server.
    world('blueimp-file-upload 9.22.0'),
    // All its remaining advisories need a server.
    world('moment 2.30.1'),
    world('axios 1.20.0'),
  ],
  medium: [
    // Advisories that can only hang the page.
    world('marked 4.0.9'),
    world('ua-parser-js 1.0.32'),
    world('underscore 1.13.7'),
    { ...loading('https://cdn.jsdelivr.net/npm/moment@2.19.1/moment.min.js'), scripts: pageOnly.scripts },
    // Exported as files, it has no reachable server.
    world('nextjs 16.0.6'),
    { ...world('nextjs 16.0.6'), answer: pageOnly.libraries },
    served('nextjs 16.1.6', { 'x-powered-by': 'Express' }),
    world('nextjs 16.2.11'),
    served('nextjs 16.4.1', { 'x-powered-by': 'Next.js' }),
    served('nextjs 15.5.28', { 'x-powered-by': 'Next.js' }),
    served('nuxt 3.21.10', { 'x-powered-by': 'Nuxt' }),
    served('nuxt 4.6.3', { 'x-powered-by': 'Nuxt' }),
    world('vue 2.4.2'),
    world('ember 2.2.0'),
    world('highlight.js 10.1.1'),
    world('jquery-migrate 1.1.1'),
    world('jquery 3.4.1'),
    world('jquery 3.5.0-rc.1'),
    world('bootstrap 4.3.0', 'jquery 3.7.1'),
    // Its high advisory concerns rendering on a server: reported, but not counted.
    world('svelte 3.59.1'),
    // The fix of 1.12.2 was reverted in 1.12.3.
    world('jquery 1.12.2'),
    // A patched fork of a version with a serious vulnerability.
    world('lodash 4.17.4+dfsg'),
    bundled('! jQuery v1.12.4 | (c) jQuery Foundation'),
  ],
  high: [
    served('nextjs 16.0.6', { 'x-powered-by': 'Next.js' }),
    served('nextjs 15.2.2', { 'x-nextjs-cache': 'HIT' }),
    served('nextjs 16.2.10', { 'x-vercel-id': 'ams1::iad1::x' }),
    served('nextjs 16.4.0', { 'x-powered-by': 'Next.js' }),
    served('nextjs 15.5.27', { 'x-powered-by': 'Next.js' }),
    served('nextjs 4.2.2', { 'x-powered-by': 'Next.js' }),
    served('nuxt 3.15.4', { 'x-powered-by': 'Nuxt' }),
    world('datatables 1.10.22'),
    world('ember 4.8.0'),
    world('pdfjs 4.1.392'),
    world('bootstrap-select 1.13.5'),
    world('dojo 1.16.1'),
    world('lodash 4.17.10'),
    world('angularjs 1.8.3'),
    // Advisories of 2026 in releases that were the newest for a long time.
    world('lodash 4.17.21'),
    world('swiper 11.2.10'),
    world('angular 21.0.0'),
    // Of the HTTP client, not of the renderer.
    world('angular 16.2.12'),
    world('axios 1.19.0'),
    world('tinymce 8.4.0'),
    world('jquery 3.7.1', 'handlebars 4.0.5'),
    bundled('*\n * Swiper 6.4.5\n * Most modern mobile touch slider'),
    loading('https://unpkg.com/axios@0.21.1/dist/axios.min.js'),
  ],
  absent: [world(), loading('https://voorbeeld.nl/js/app.4f2a9c.js'), world('unknown 1.2.3')],
});

blindCases(vulnerableJsLibraries, [pageOnly, passedOver, { ...world(), libraries: pageOnly.libraries }]);

partialCases(vulnerableJsLibraries, {
  none: [[{ ...world('jquery 3.7.1'), scripts: blind('denied') }, 'denied']],
  medium: [[{ ...world('jquery 3.4.1'), scripts: seen(sampled(file(), blind('timeout'))) }, 'timeout']],
});

describe('credit and items', () => {
  test.each([
    [['jquery 3.4.1'], 0.8],
    [['jquery 3.4.1', 'bootstrap 4.0.0'], 0.6],
    [
      ['jquery 1.12.4', 'jquery-ui 1.10.0', 'bootstrap 3.3.7', 'knockout 3.4.0', 'select2 4.0.3', 'video.js 7.10.0'],
      0.2,
    ],
    [['jquery 3.4.1', 'jquery 1.12.4'], 0.8],
  ])('%j leaves %d', (named, credit) => {
    const ruling = vulnerableJsLibraries.judge(world(...named));
    expect(ruling).toMatchObject({ code: 'medium' });
    expect((ruling as { credit?: number }).credit).toBeCloseTo(credit);
  });

  test('an advisory for Node.js is marked as such', () =>
    expect(vulnerableJsLibraries.judge(world('svelte 3.59.1'))).toMatchObject({
      items: [expect.stringContaining('GHSA-gw32-9rmw-qwww (Node.js)')],
    }));
});
