import { ASKS_SCRIPTS } from '../../../data/page-kinds/page-kinds.ts';
import type { Page } from '../../../facts/page.ts';
import { decodePercent } from '../../../parse/url/percent-decoded.ts';
import { describeSource } from '../../axe/element.ts';
import { computeAccessibleName } from '../appearance/accessible-name.ts';
import {
  collapseWhitespace,
  findAll,
  findClosest,
  findFirst,
  getAttribute,
  getTag,
  isHtml,
  isRendered,
  rootOf,
  select,
  startOf,
} from '../dom/dom.ts';
import type { Reading } from '../dom/reading.ts';
import { makeRegionOf } from '../dom/region.ts';
import { buildSelector } from '../dom/selector.ts';

/** Maximum number of elements examined, and of characters of each. */
const OF_APPLICATIONS = { applications: 20, silent: 20, characters: 500 };
/** Share of the page's elements that an application must contain: a player or a map is only a part of a page. */
const WHOLE = 0.5;

/** Signs in the markup that a page is an application: most of it has that role, or it requires scripts. */
const readApplication = ({ doc }: Reading): Pick<Page['markup'], 'application' | 'asksScripts'> => {
  const elements = select(doc, '*').length;
  const roles = findAll(doc, '[role="application" i]').slice(0, OF_APPLICATIONS.applications);
  const silent = findAll(doc, 'noscript').slice(0, OF_APPLICATIONS.silent);
  return {
    ...(roles.some((element) => select(element, '*').length >= WHOLE * elements) ? { application: true as const } : {}),
    ...(silent.some((element) => ASKS_SCRIPTS.test(startOf(element, OF_APPLICATIONS.characters)))
      ? { asksScripts: true as const }
      : {}),
  };
};

type Markup = Page['markup'];

const LIMIT = { names: 200, plugins: 20, fragments: 20, links: 1_500, controls: 600, nameless: 20 };

const countTags = async ({ doc, slices }: Reading): Promise<Markup['tags']> => {
  const tags = new Map<string, number>();
  await slices.map(findAll(doc, '*'), (element) => {
    // SVG has elements of the same names: a font of its own is not obsolete HTML.
    if (!isHtml(element)) return;
    const tag = getTag(element).slice(0, 60);
    if (tags.has(tag) || tags.size < LIMIT.names) tags.set(tag, (tags.get(tag) ?? 0) + 1);
  });
  return Object.fromEntries(tags);
};

const listPlugins = (doc: Document): string[] =>
  findAll(doc, 'object, embed, applet')
    .slice(0, LIMIT.plugins)
    .map((element) => {
      const texts = ['type', 'data', 'src', 'code', 'classid'].map((name) => getAttribute(element, name) ?? '');
      return collapseWhitespace(`${getTag(element)} ${texts.find((value) => value !== '') ?? ''}`, 300);
    });

/** Scripts with application state: text that a model may find in the source although no visitor sees it there. */
const STATE = ['__NEXT_DATA__', '__next_f', '__NUXT__', '__NUXT_DATA__', '__remixContext', '__INITIAL_STATE__'];

const listStateScripts = (doc: Document): string[] => {
  const scripts = findAll(doc, 'script:not([src])').slice(0, LIMIT.links);
  const starts = scripts.map((script) => `${getAttribute(script, 'id') ?? ''} ${startOf(script, 200)}`);
  return STATE.filter((name) => starts.some((start) => start.includes(name)));
};

const isThere = (doc: Document, names: ReadonlySet<string>, fragment: string): boolean =>
  [fragment, decodePercent(fragment)].some(
    (name) => names.has(name) || Document.prototype.getElementById.call(doc, name) !== null,
  );

/** Fragments without a target; `#top` always leads up, and `#/` and `#!` are addresses of an application. */
const findDeadFragments = ({ doc, source }: Reading): string[] => {
  if (!source.live) return [];
  const named = findAll(doc, 'a[href^="#"]')
    .slice(0, LIMIT.links)
    .map((link) => (getAttribute(link, 'href') ?? '').slice(1))
    .filter((fragment) => /^[\p{L}\p{N}_][^\s]{0,100}$/u.test(fragment) && fragment.toLowerCase() !== 'top');
  const names = new Set(findAll(doc, 'a[name]').map((anchor) => getAttribute(anchor, 'name') ?? ''));
  const dead = [...new Set(named)].filter((fragment) => !isThere(doc, names, fragment));
  return dead.slice(0, LIMIT.fragments).map((fragment) => `#${fragment}`.toWellFormed());
};

/** A list whose items are only links is a menu. */
const isMenu = (list: Element): boolean =>
  findAll(list, ':scope > li').every((item) => {
    const link = findFirst(item, 'a');
    return link !== null && collapseWhitespace(startOf(link), 200) === collapseWhitespace(startOf(item), 200);
  });

const readStructure = async ({ doc, slices }: Reading): Promise<Pick<Markup, 'lists' | 'tables'>> => {
  const regionOf = makeRegionOf(doc);
  const kinds = await slices.map(findAll(doc, 'ul, ol, dl, table'), (element) => {
    if (regionOf(element) !== 'content') return null;
    if (getTag(element) === 'table') return 'table';
    return getTag(element) === 'dl' || !isMenu(element) ? 'list' : null;
  });
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return { lists: count('list'), tables: count('table') };
};

const CONTROLS = 'a[href], button, input:not([type="hidden" i]), select, textarea';

/** The first label for each id. */
const indexLabels = (doc: Document): ReadonlyMap<string, Element> =>
  new Map(
    findAll(doc, 'label[for]')
      .toReversed()
      .map((label) => [getAttribute(label, 'for') ?? '', label]),
  );

const hasLabel = (control: Element, doc: Document, labels: ReadonlyMap<string, Element>): boolean => {
  if (/^(submit|reset|button|image)$/i.test(getAttribute(control, 'type') ?? ''))
    return (getAttribute(control, 'value') ?? getAttribute(control, 'alt') ?? 'x') !== '';
  const id = getAttribute(control, 'id') ?? '';
  const label = findClosest(control, 'label') ?? (id === '' ? undefined : labels.get(id));
  return label !== undefined && computeAccessibleName(label, doc) !== '';
};

const isNamed = (control: Element, doc: Document, labels: ReadonlyMap<string, Element>): boolean => {
  const isField = ['input', 'select', 'textarea'].includes(getTag(control));
  return (isField && hasLabel(control, doc, labels)) || computeAccessibleName(control, doc) !== '';
};

const readControls = async ({ doc, source, slices }: Reading): Promise<Markup['controls']> => {
  const regionOf = makeRegionOf(doc);
  const labels = indexLabels(doc);
  const controls = await slices.map(findAll(doc, CONTROLS).slice(0, LIMIT.controls), (control) => {
    if (regionOf(control) !== 'content' || (source.live && !isRendered(control))) return null;
    return { control, named: isNamed(control, doc, labels) };
  });
  const there = controls.filter((control) => control !== null);
  const nameless = there.filter(({ named }) => !named).map(({ control }) => control);
  const elements = nameless.slice(0, LIMIT.nameless);
  return {
    total: there.length,
    named: there.length - nameless.length,
    nameless: elements.map(buildSelector),
    namelessHtml: elements.map(describeSource),
  };
};

export const readMarkup = async (reading: Reading): Promise<Markup> => {
  const root = rootOf(reading.doc);
  return {
    tags: await countTags(reading),
    appCache: root === null ? null : (getAttribute(root, 'manifest')?.slice(0, 300).toWellFormed() ?? null),
    plugins: listPlugins(reading.doc),
    state: listStateScripts(reading.doc),
    deadFragments: findDeadFragments(reading),
    ...(await readStructure(reading)),
    controls: await readControls(reading),
    ...readApplication(reading),
  };
};
