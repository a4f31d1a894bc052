import { describe, expect, test } from 'vitest';
import { readVersions } from '../../../lib/collect/software/library-versions.ts';

/** Only globals are read here; a unit test has no document. */
const read = (world: object): readonly string[] =>
  readVersions(world, {} as Document).map(({ library, version }) => `${library} ${version}`);

const throwing = (name: string): object =>
  Object.defineProperty({}, name, {
    get() {
      throw new Error('hostile');
    },
  });

describe('versions in the globals of the page', () => {
  test.each([
    [{ jQuery: { fn: { jquery: '3.4.1' } } }, ['jquery 3.4.1']],
    [
      { jQuery: { fn: { jquery: '3.4.1', modal: { Constructor: { VERSION: '4.1.3' } } }, ui: { version: '1.12.1' } } },
      ['jquery 3.4.1', 'jquery-ui 1.12.1', 'bootstrap 4.1.3'],
    ],
    // A slim build lists what it leaves out.
    [{ jQuery: { fn: { jquery: `3.3.1 ${'-ajax,-ajax/jsonp,-ajax/load,'.repeat(9)}-effects` } } }, ['jquery 3.3.1']],
    [{ angular: { version: { full: '1.7.8' } } }, ['angularjs 1.7.8']],
    [{ _: { VERSION: '4.17.10', templateSettings: { imports: {} } } }, ['lodash 4.17.10']],
    [{ _: { VERSION: '1.8.3', templateSettings: {} } }, ['underscore 1.8.3']],
    [{ THREE: { REVISION: '124' } }, ['three 0.124.0']],
    [{ THREE: { REVISION: '152dev' } }, ['three 0.152.0']],
    [{ tinymce: { majorVersion: '5', minorVersion: '10.2' } }, ['tinymce 5.10.2']],
    [{ THREE: { REVISION: 124 } }, ['three 0.124.0']],
    [{ Vue: { version: 'v2.6.14' } }, ['vue v2.6.14']],
    [{ Vue: { version: `3.${'1'.repeat(38)}` } }, [`vue 3.${'1'.repeat(38)}`]],
    [{ next: { version: '14.2.3', appDir: true } }, ['nextjs 14.2.3']],
    [{ next: { version: '12.1.0', emitter: {} } }, ['nextjs 12.1.0']],
    [{ Foundation: { version: '6.8.1', _plugins: {} } }, ['foundation 6.8.1']],
    [{ Foundation: { version: '5.5.3', libs: {} } }, ['foundation 5.5.3']],
    [{ dojo: { version: { major: 1, minor: 16, patch: 0, flag: '' } } }, ['dojo 1.16.0']],
    [{ pdfjsLib: { version: '4.0.379' }, hljs: { versionString: '10.1.1' } }, ['highlight.js 10.1.1', 'pdfjs 4.0.379']],
    [
      { L: { version: '1.9.4', Map: {} }, Chart: { version: '2.9.3', defaults: {} } },
      ['chart.js 2.9.3', 'leaflet 1.9.4'],
    ],
  ])('%j', (world, expected) => expect(read(world).toSorted()).toEqual(expected.toSorted()));

  test.each([
    ['nothing', {}],
    ['a numeric version', { Vue: { version: 3 } }],
    ['a long text', { Vue: { version: `3.${'1'.repeat(60)}` } }],
    ['no version', { Vue: { version: 'latest' } }],
    ['a single number', { Vue: { version: '3' } }],
    ['a number that is not at the start', { Vue: { version: 'x3.1' } }],
    ['one character too many', { Vue: { version: `3.${'1'.repeat(39)}` } }],
    ['a word before the number', { THREE: { REVISION: 'r124' } }],
    ['only a major version', { tinymce: { majorVersion: '5' } }],
    ['parts that are not numbers', { dojo: { version: { major: '1', minor: {}, patch: null } } }],
    [
      'other software with an ordinary name',
      { L: { version: '1.0.0' }, Chart: { version: '1.0.0' }, next: { version: '9.1.0' } },
    ],
    ['an element with that name', { Vue: { id: 'Vue' } }],
    ['a getter that throws', throwing('jQuery')],
    ['globals that are null', { jQuery: null, _: null, THREE: null, tinymce: null }],
  ])('%s yields none', (_, world) => expect(read(world)).toEqual([]));
});
