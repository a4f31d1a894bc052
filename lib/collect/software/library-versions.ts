import { BESIDE_GLOBALS, LIBRARY_GLOBALS } from '../../data/software/library-globals.ts';

/** One library as the page's world reports it; none of this can be trusted. */
interface Named {
  readonly library: string;
  readonly version: string;
}
type World = Readonly<Record<string, unknown>>;

const LENGTH = 40;

/** The value at a property path; undefined when there is none, or when the page's own getter throws. */
const getPath = (world: unknown, path: string): unknown => {
  try {
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (value === null || value === undefined ? undefined : (value as World)[key]),
        world,
      );
  } catch {
    return undefined;
  }
};

/** The first word only: slim builds of jQuery append all that they leave out. */
const asVersion = (value: unknown): string | null => {
  const [version = ''] = typeof value === 'string' ? value.slice(0, LENGTH + 1).split(' ') : [];
  return version.length <= LENGTH && /^v?\d+\.\d/.test(version) ? version : null;
};

/** Whether a library's other globals are present too, for libraries with an ordinary name. */
const isItself = (world: unknown, library: string): boolean =>
  BESIDE_GLOBALS[library]?.some((path) => getPath(world, path) !== undefined) ?? true;

const findByPath = (world: unknown): readonly Named[] =>
  Object.entries(LIBRARY_GLOBALS).flatMap(([library, paths]) => {
    const version = paths.map((path) => asVersion(getPath(world, path))).find((one) => one !== null);
    return version === undefined || version === null || !isItself(world, library) ? [] : [{ library, version }];
  });

/** Both are called `_`; only Lodash's templates have imports. */
const findUnderscores = (world: unknown): readonly Named[] => {
  const version = asVersion(getPath(world, '_.VERSION'));
  const isLodash = getPath(world, '_.templateSettings.imports') !== undefined;
  return version === null ? [] : [{ library: isLodash ? 'lodash' : 'underscore', version }];
};

/** three.js numbers its releases: revision 152 is published as 0.152. */
const findThree = (world: unknown): readonly Named[] => {
  const revision = /^(\d{1,4})/.exec(String(getPath(world, 'THREE.REVISION') ?? ''))?.[1];
  return revision === undefined ? [] : [{ library: 'three', version: `0.${revision}.0` }];
};

const findTinymce = (world: unknown): readonly Named[] => {
  const [major, minor] = [getPath(world, 'tinymce.majorVersion'), getPath(world, 'tinymce.minorVersion')];
  const version = asVersion(`${String(major)}.${String(minor)}`);
  return version === null ? [] : [{ library: 'tinymce', version }];
};

/** `dojo.version` is an object with numbers. */
const findDojo = (world: unknown): readonly Named[] => {
  const numbers = ['major', 'minor', 'patch'].map((part) => getPath(world, `dojo.version.${part}`));
  const version = asVersion(numbers.map((one) => (typeof one === 'number' ? one : '')).join('.'));
  return version === null ? [] : [{ library: 'dojo', version }];
};

const readElement = (doc: Document, selector: string, say: (element: Element) => unknown): string | null => {
  try {
    const element = Document.prototype.querySelector.call(doc, selector);
    return element === null ? null : asVersion(say(element));
  } catch {
    return null;
  }
};

/** Frameworks that store their version on the element in which they run. */
const onElements = (doc: Document): readonly Named[] => {
  const angular = readElement(doc, '[ng-version]', (element) =>
    Element.prototype.getAttribute.call(element, 'ng-version'),
  );
  const vue =
    readElement(doc, '[data-v-app], #app, #__nuxt', (element) => getPath(element, '__vue_app__.version')) ??
    readElement(doc, '#app, #__nuxt, [data-server-rendered]', (element) =>
      getPath(element, '__vue__.$options._base.version'),
    );
  // `nuxtApp.versions`, which Nuxt 3 and later set on the app.
  const nuxt = readElement(doc, '#__nuxt', (element) => getPath(element, '__vue_app__.$nuxt.versions.nuxt'));
  return [
    ...(nuxt === null ? [] : [{ library: 'nuxt', version: nuxt }]),
    ...(angular === null ? [] : [{ library: 'angular', version: angular }]),
    ...(vue === null ? [] : [{ library: 'vue', version: vue }]),
  ];
};

/** Library versions as the page's own world reports them; runs in that world, only reads and never writes. */
export const readVersions = (world: unknown, doc: Document): readonly Named[] => {
  const named = [
    ...findByPath(world),
    ...findUnderscores(world),
    ...findThree(world),
    ...findTinymce(world),
    ...findDojo(world),
    ...onElements(doc),
  ];
  return [...new Map(named.map((one) => [`${one.library} ${one.version}`, one])).values()];
};
