import { expect, test } from 'vitest';
import { readVersions } from '../../../lib/collect/software/library-versions.ts';
import { shown } from '../../kit/reading.ts';

const read = (body: string, changes: Readonly<Record<string, object>> = {}): readonly string[] => {
  const { doc } = shown(`<body>${body}`);
  for (const [selector, properties] of Object.entries(changes))
    Object.assign(doc.querySelector(selector) ?? {}, properties);
  return readVersions({}, doc).map(({ library, version }) => `${library} ${version}`);
};
const VUE3 = { __vue_app__: { version: '3.4.21' } };
const VUE2 = { __vue__: { $options: { _base: { version: '2.7.16' } } } };

test.each([
  ['<p ng-version=17.3.1>', {}, ['angular 17.3.1']],
  ['<p ng-version=nieuw>', {}, []],
  ['<p data-v-app>', { p: VUE3 }, ['vue 3.4.21']],
  ['<p id=app>', { p: VUE3 }, ['vue 3.4.21']],
  ['<p id=__nuxt>', { p: VUE3 }, ['vue 3.4.21']],
  ['<p id=app>', { p: VUE2 }, ['vue 2.7.16']],
  ['<p id=__nuxt>', { p: VUE2 }, ['vue 2.7.16']],
  ['<p data-server-rendered=true>', { p: VUE2 }, ['vue 2.7.16']],
  ['<p class=app>', { p: VUE3 }, []],
  ['<p id=app>', {}, []],
  ['<p ng-version=17.3.1><b id=app>', { b: VUE3 }, ['angular 17.3.1', 'vue 3.4.21']],
])('%s with %j: %j', (body, changes, expected) => expect(read(body, changes as never)).toEqual(expected));
