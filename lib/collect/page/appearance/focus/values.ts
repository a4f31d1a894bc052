import { withoutVariables } from '../../../../parse/css/css-variables.ts';
import { compareByPrecedence, type Entry } from './cascade.ts';

/** A declared value, and the selector of its rule. */
export interface ContrastMeasure {
  readonly text: string;
  readonly from: string;
  /** Whether its rule applies is unknown. */
  readonly doubtful: boolean;
}

/** Returns the declared value of one property among the rules that match an element; null when none sets it. */
export type Values = (property: string) => ContrastMeasure | null;

export interface Declared {
  readonly entries: readonly Entry[];
  /** The element's own `style` attribute; null for a pseudo-element. */
  readonly inline: CSSStyleDeclaration | null;
  readonly computed: CSSStyleDeclaration;
  /** A declaration block outside any document, which the browser uses to expand shorthands. */
  readonly scratch: CSSStyleDeclaration;
}

/** Shorthands that may set a property; only present as such when a variable keeps the browser from expanding them. */
const listShorthands = (property: string): readonly string[] => {
  const side = /^border-(top|right|bottom|left)-(color|style|width)$/.exec(property);
  if (side !== null) return [`border-${side[1]}`, `border-${side[2]}`, 'border'];
  return [property.replace(/-[a-z]+$/, ''), 'all'];
};

interface Raw {
  readonly property: string;
  readonly text: string;
}

const readRaw = (style: CSSStyleDeclaration, property: string): Raw | null => {
  const text = style.getPropertyValue(property).trim();
  if (text !== '') return { property, text };
  if (property.startsWith('--')) return null;
  for (const shorthand of listShorthands(property)) {
    const whole = shorthand === property ? '' : style.getPropertyValue(shorthand).trim();
    if (whole.includes('var(') || (shorthand === 'all' && whole !== '')) return { property: shorthand, text: whole };
  }
  return null;
};

const isImportant = (style: CSSStyleDeclaration, { property }: Raw): boolean =>
  style.getPropertyPriority(property) === 'important';

interface Found extends Raw {
  readonly from: string;
  readonly doubtful: boolean;
}

const INLINE = 'style="…"';

const findValue = ({ entries, inline }: Declared, property: string): Found | null => {
  const here = entries.flatMap((entry) => {
    const raw = readRaw(entry.style, property);
    return raw === null ? [] : [{ entry, raw }];
  });
  const own = inline === null ? null : readRaw(inline, property);
  const inlineFound = own === null ? [] : [{ ...own, from: INLINE, doubtful: false }];
  const findFirst = (important: boolean): Found | undefined => {
    const [best] = here
      .filter(({ entry, raw }) => isImportant(entry.style, raw) === important)
      .toSorted((one, other) => compareByPrecedence(important)(one.entry, other.entry));
    return best && { ...best.raw, from: best.entry.selector, doubtful: best.entry.doubtful };
  };
  const isOwn = (important: boolean): boolean =>
    inline !== null && own !== null && isImportant(inline, own) === important;
  const order = [true, false].flatMap((important) => [
    isOwn(important) ? inlineFound[0] : undefined,
    findFirst(important),
  ]);
  return order.find((one) => one !== undefined) ?? null;
};

const expandShorthand = ({ scratch }: Declared, { property: shorthand, text }: Raw, property: string): string => {
  if (shorthand === property) return text;
  if (shorthand === 'all') return text;
  scratch.setProperty(shorthand, '');
  scratch.setProperty(shorthand, text);
  return scratch.getPropertyValue(property).trim();
};

/** Resolves declared values by the cascade, with variables substituted. */
export const makeValues = (declared: Declared): Values => {
  const known = new Map<string, ContrastMeasure | null>();
  const readVariable = (name: string): string =>
    findValue(declared, name)?.text ?? declared.computed.getPropertyValue(name).trim();
  const find: Values = (property) => {
    const found = findValue(declared, property);
    if (found === null) return null;
    const text = withoutVariables(found.text, readVariable);
    const value = text === null ? 'unset' : expandShorthand(declared, { ...found, text }, property);
    return { text: value, from: found.from, doubtful: found.doubtful };
  };
  return (property) => {
    const value = known.has(property) ? (known.get(property) ?? null) : find(property);
    known.set(property, value);
    return value;
  };
};
