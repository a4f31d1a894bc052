import type { Page } from '../../facts/page.ts';
import { all, attribute, bodyOf, first, fold, isRendered, resolve, textOf } from './dom.ts';
import type { Reading } from './reading.ts';
import { makeRegionOf } from './region.ts';
import { selectorOf } from './selector.ts';

const LIMIT = { body: 150_000, content: 20_000, forms: 100, fields: 50, resources: 600, blocks: 5_000, address: 2_000 };

/** Scripts, style sheets and frames with an address. */
export const readPlainResources = ({ doc, base }: Reading): Page['resources'] => {
  const scripts = all(doc, 'script[src]').map((element) => ({ element, kind: 'script' as const, name: 'src' }));
  const styles = all(doc, 'link[rel~="stylesheet" i][href]').map((element) => ({
    element,
    kind: 'style' as const,
    name: 'href',
  }));
  const list = [...scripts, ...styles].map(({ element, kind, name }) => {
    const raw = attribute(element, name) ?? '';
    return {
      kind,
      raw: raw.slice(0, LIMIT.address).toWellFormed(),
      url: resolve(raw, base),
      integrity: attribute(element, 'integrity'),
      crossorigin: attribute(element, 'crossorigin'),
      blocking: false,
      sandbox: null,
    };
  });
  return { list: list.slice(0, LIMIT.resources), total: list.length, inlineScripts: 0, inline: [], insecure: [] };
};

export const readPlainForms = ({ doc, base, source }: Reading): Page['forms'] => {
  const passwords = all(doc, 'input[type="password" i]');
  return {
    list: all(doc, 'form')
      .slice(0, LIMIT.forms)
      .map((form) => ({
        action: resolve(attribute(form, 'action') ?? '', base),
        method: attribute(form, 'method')?.toLowerCase() === 'post' ? ('post' as const) : ('get' as const),
        fields: all(form, 'input, select, textarea')
          .slice(0, LIMIT.fields)
          .map((field) => attribute(field, 'type')?.toLowerCase() ?? 'text'),
        selector: selectorOf(form),
      })),
    passwordFields: passwords.length,
    visiblePasswordFields: passwords.filter((field) => !source.live || isRendered(field)).length,
  };
};

const SILENT = 'script, style, template, noscript, svg, iframe, [hidden]';

const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, dd, dt, blockquote, figcaption, pre, address';

/** Text of the blocks of the body that hold nothing but text, a space between them. */
export const readPlainText = async ({ doc, slices }: Reading): Promise<Page['text']> => {
  const regionOf = makeRegionOf(doc);
  const body = bodyOf(doc);
  const elements = body === null ? [] : all(body, BLOCKS).slice(0, LIMIT.blocks);
  const blocks = await slices.map(elements, (element) =>
    first(element, SILENT) === null ? { text: textOf(element), region: regionOf(element) } : { text: '', region: '' },
  );
  const text = blocks.map((block) => block.text).join(' ');
  const content = blocks.flatMap((block) => (block.region === 'content' ? [block.text] : [])).join(' ');
  return {
    body: fold(text, LIMIT.body),
    main: '',
    content: fold(content, LIMIT.content),
    footer: '',
    noSnippet: '',
    code: [],
    truncated: text.length > LIMIT.body || content.length > LIMIT.content,
  };
};

export const readPlainMarkup = (): Page['markup'] => ({
  tags: {},
  appCache: null,
  plugins: [],
  deadFragments: [],
  controls: { total: 0, named: 0, nameless: [] },
});

export const readPlainAuthorship = (): Page['authorship'] => ({ bylines: [], times: [] });

export const readPlainConcealed = (): Page['concealed'] => ({ texts: [], invisible: [], links: [], complete: false });

export const readPlainPerformance = (): Page['performance'] => ({
  navigation: null,
  resources: [],
  total: 0,
  largestPaint: null,
  layoutShift: null,
  wasHidden: true,
  deprecations: null,
});
