import { describe, expect, test } from 'vitest';
import { LIBRARIES } from '../../../lib/data/software/libraries.ts';
import { findConstants } from '../../../lib/parse/software/bundled-code.ts';

const found = (text: string): readonly string[] =>
  findConstants(text, LIBRARIES).map(({ library, version }) => `${library} ${version}`);

/** Code of our own in the shape that bundlers produce; `npm run libraries` bundles real releases. */
describe('versions in code without comments', () => {
  test.each([
    ['var a="3.4.1",b=function(c,d){return new b.fn.init(c,d)};', 'jquery 3.4.1'],
    ['var a="3.7.1",c=/HTML$/i,b=function(c,d){return new b.fn.init(c,d)};', 'jquery 3.7.1'],
    ["b.fn=b.prototype={jquery:'3.7.1',constructor:b", 'jquery 3.7.1'],
    ['$a.ui.version="1.12.1"', 'jquery-ui 1.12.1'],
    ['a.VERSION=`3.3.7`,a.TRANSITION_DURATION=150', 'bootstrap 3.3.7'],
    ['x="4.1.3",y="bs.alert"', 'bootstrap 4.1.3'],
    ['e={full:"1.7.8",major:1,minor:7}', 'angularjs 1.7.8'],
    ['c=r?["ng-version","19.2.0"]:f(g)', 'angular 19.2.0'],
    ['b("errorCaptured");function c(a,e){void 0===e&&(e=f),d(a,e)}var g="2.7.16";', 'vue 2.7.16'],
    ['const a="3.5.13",b=c,d={sp:"serverPrefetch hook",bc:"beforeCreate hook"', 'vue 3.5.13'],
    ['{majorVersion:"5",minorVersion:"10.2"}', 'tinymce 5.10.2'],
    ['var r="124",m={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1}', 'three 0.124.0'],
    ['a.VERSION="4.7.6";a.COMPILER_REVISION=8', 'handlebars 4.7.6'],
    ['{docId:e,apiVersion:"3.11.174",data:b}', 'pdfjs 3.11.174'],
    ['q.versionString="10.7.3"', 'highlight.js 10.7.3'],
  ])('%s', (text, expected) => expect(found(text)).toEqual([expected]));

  test.each([
    ['a version alone', 'var a="3.4.1",b=function(c,d){return c+d};'],
    ['a version of an application', 'var app={version:"1.2.3",name:"winkel"};app.VERSION="4.17.10";'],
    ['a word about a library', 'console.log("Needs jQuery 3.4.1, Lodash 4.17.10 or Vue 2.6.11")'],
    ['a range of a manifest', '{"dependencies":{"jquery":"3.4.1","lodash":"4.17.10","vue":"2.6.11"}}'],
    ['a number that is no version', 'jquery:"latest",constructor:a'],
    ['nothing', ''],
  ])('finds none in %s', (_, text) => expect(found(text)).toEqual([]));
});
