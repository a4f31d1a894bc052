import { createDomCache } from '../../../lib/collect/axe/dom-cache.ts';
import { getUndocumentedAxe, toEngine, type UndocumentedAxe } from '../../../lib/collect/axe/engine.ts';

/*
 * Runs in the page's isolated world, after axe.min.js.
 */
const openEngine = (): UndocumentedAxe => {
  const open = getUndocumentedAxe(toEngine((globalThis as { axe?: unknown }).axe));
  if (open === null) throw new Error('axe has other inner parts');
  return open;
};

const MEASURES = ['scrollWidth', 'scrollHeight', 'clientWidth', 'clientHeight', 'scrollTop', 'scrollLeft'] as const;
const PROPERTIES = [
  'display',
  'color',
  'overflow',
  '-webkit-mask',
  'mask-border',
  '--own',
  'no-such-thing',
  'font-size',
];

const sides = ({ x, y, width, height, left, top, right, bottom }: DOMRect) =>
  [x, y, width, height, left, top, right, bottom].join(' ');
const textsIn = (element: Element): readonly Node[] => [...element.childNodes].filter(({ nodeType }) => nodeType === 3);

const ranges = (element: Element): readonly Range[] => {
  const around = document.createRange();
  around.selectNodeContents(element);
  return [
    around,
    ...textsIn(element).flatMap((text) => {
      const [whole, part] = [document.createRange(), document.createRange()];
      whole.selectNodeContents(text);
      part.setStart(text, 0);
      part.setEnd(text, Math.min(3, text.nodeValue?.length ?? 0));
      return [whole, part, whole];
    }),
  ];
};

/** Parts of a drawing have, for the engine, only the room that their drawing leaves them: `lib/collect/axe/boxes.ts`. */
const isPartOfDrawing = (element: Element): boolean => 'ownerSVGElement' in element && element.ownerSVGElement !== null;

/** What somebody in this world is told of an element, as text. */
const describe = (element: Element): readonly string[] => {
  const style = window.getComputedStyle(element);
  const before = window.getComputedStyle(element, '::before');
  return [
    isPartOfDrawing(element) ? '' : sides(element.getBoundingClientRect()),
    ...ranges(element).map((range) => Array.from(range.getClientRects(), sides).join('; ')),
    ...MEASURES.map((name) => `${name} ${element[name]}`),
    ...PROPERTIES.map((name) => `${name} ${style.getPropertyValue(name)} ${before.getPropertyValue(name)}`),
    `${style.overflow} ${style.position} ${style.length > 0} ${before.content}`,
    Array.from(element.children, ({ localName }) => localName).join(' '),
  ];
};

const byNode = (engine: UndocumentedAxe, element: Element): readonly string[] => {
  const node = new engine.VirtualNode(element, null);
  return [
    ...(isPartOfDrawing(element) ? [] : [sides(node.boundingClientRect), node.clientRects.map(sides).join('; ')]),
    ...PROPERTIES.map((name) => node.getComputedStylePropertyValue(name)),
    JSON.stringify(node.props),
  ];
};

const elements = (): readonly Element[] => [
  ...document.querySelectorAll('*'),
  ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*') ?? [])]),
];

/** Elements of which the engine is told something else than the browser says, the first time or the second. */
export const differences = (): readonly string[] => {
  const engine = openEngine();
  const natively = elements().map((element) => [...describe(element), ...byNode(engine, element)].join('\n'));
  const cache = createDomCache(engine);
  try {
    return elements().flatMap((element, index) =>
      [1, 2].flatMap(() => {
        const text = cache.within(() => [...describe(element), ...byNode(engine, element)]).join('\n');
        return text === natively[index] ? [] : [`${element.outerHTML.slice(0, 60)}\n${text}\nnot\n${natively[index]}`];
      }),
    );
  } finally {
    cache.end();
  }
};

const holders = (engine: UndocumentedAxe): readonly object[] => [
  Element.prototype,
  Range.prototype,
  window,
  engine.VirtualNode.prototype,
  engine.imports.CssSelectorParser.prototype,
];

const standing = (engine: UndocumentedAxe): string =>
  holders(engine)
    .flatMap((holder) =>
      Object.entries(Object.getOwnPropertyDescriptors(holder)).map(
        ([name, { get, value }]) => `${name} ${get ?? value}`,
      ),
    )
    .join('\n');

/** Whether everything is as it was: while nobody works, and after the end. */
export const restored = (): readonly boolean[] => {
  const engine = openEngine();
  const before = standing(engine);
  const element = document.querySelector('p') as HTMLElement;
  const cache = createDomCache(engine);
  const first = cache.within(() => window.getComputedStyle(element).getPropertyValue('color'));
  element.style.color = 'rgb(1, 2, 3)';
  const outside = window.getComputedStyle(element).getPropertyValue('color');
  const within = cache.within(() => cache.within(() => window.getComputedStyle(element).getPropertyValue('color')));
  const isReal = element.getBoundingClientRect() instanceof Object && element.children instanceof HTMLCollection;
  try {
    cache.within(() => {
      throw new Error('on purpose');
    });
  } catch {}
  const after = window.getComputedStyle(element).getPropertyValue('color');
  cache.end();
  return [outside === 'rgb(1, 2, 3)', within === first, isReal, after === outside, standing(engine) === before];
};
