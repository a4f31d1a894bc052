/**
 * A change to axe-core that its authors could make (docs/upstream.md says where), applied to the built file of the version we
 * use.
 */
export interface Proposal {
  readonly name: string;
  readonly changes: readonly Change[];
}

interface Change {
  /** The shortest text that identifies the place. */
  readonly from: string | RegExp;
  readonly to: string;
  /** How often it occurs. */
  readonly times: number;
}

/** Applies a proposal to the file. Throws if it is another file than the one it was made for. */
export const proposed = (file: string, { name, changes }: Proposal): string =>
  changes.reduce((text, { from, to, times }) => {
    const found = typeof from === 'string' ? text.split(from).length - 1 : [...text.matchAll(from)].length;
    if (found !== times) throw new Error(`${name}: ${from} stands there ${found} times, not ${times}`);
    return text.replaceAll(from, () => to);
  }, file);

/** The latest declaration of an element's style, cached as long as the run's own cache. */
const CACHED_STYLE = `var cache_default = cache;
    function cachedStyle(node, pseudo) {
      if (pseudo) return window.getComputedStyle(node, pseudo);
      var cached = cache_default.get('cachedStyles', function() { return new WeakMap(); });
      if (!cached.has(node)) cached.set(node, window.getComputedStyle(node));
      return cached.get(node);
    }`;

const CACHED_EXPRESSIONS = `var cachedExpressions = new Map();
    function _convertSelector(selector) {
      if (!cachedExpressions.has(selector)) cachedExpressions.set(selector, expressionsOf(selector));
      return cachedExpressions.get(selector);
    }
    function expressionsOf(selector) {`;

const SCROLLS_FIRST = `var style = window.getComputedStyle(elm);
      var scrollableX = isScrollable(style, 'overflow-x');
      var scrollableY = isScrollable(style, 'overflow-y');
      if (!(scrollableX || scrollableY)) {
        return;
      }
      var overflowX = elm.scrollWidth > elm.clientWidth + buffer;
      var overflowY = elm.scrollHeight > elm.clientHeight + buffer;
      if (overflowX && scrollableX`;

export const PROPOSALS: readonly Proposal[] = [
  {
    name: 'a selector is parsed once',
    changes: [{ from: 'function _convertSelector(selector) {', to: CACHED_EXPRESSIONS, times: 1 }],
  },
  {
    name: 'an element’s style is asked for once',
    changes: [
      { from: /window\.getComputedStyle\(/g, to: 'cachedStyle(', times: 38 },
      { from: 'var cache_default = cache;', to: CACHED_STYLE, times: 1 },
    ],
  },
  {
    name: 'sizes to scroll are asked of what can scroll',
    changes: [
      {
        from: /var overflowX = elm\.scrollWidth[^}]*\}\s*var style = [^;]*;[^;]*;[^;]*;\s*if \(overflowX && scrollableX/g,
        to: SCROLLS_FIRST,
        times: 1,
      },
    ],
  },
  {
    name: 'the path of what is told is worked out once',
    changes: [
      {
        from: 'return this.spec.ancestry || [ _getAncestry(this.element) ];',
        to: 'return this.spec.ancestry || (this._ancestry = this._ancestry || [ _getAncestry(this.element) ]);',
        times: 1,
      },
    ],
  },
];
