const computed = window.getComputedStyle;
const valueFor = CSSStyleDeclaration.prototype.getPropertyValue;

/** Each property's place in every element's list of values. */
const places = new Map<string, number>();

const slotOf = (property: string): number => {
  const known = places.get(property);
  if (known !== undefined) return known;
  places.set(property, places.size);
  return places.size - 1;
};

/** An element's computed style that asks the browser for each property once (CSSOM, 6.6.1). */
export class Style {
  readonly declaration: CSSStyleDeclaration;
  readonly values: string[] = [];

  constructor(declaration: CSSStyleDeclaration) {
    this.declaration = declaration;
  }

  getPropertyValue(property: string): string {
    const slot = slotOf(property);
    const known = this.values[slot];
    if (known !== undefined) return known;
    const value = valueFor.call(this.declaration, property);
    this.values[slot] = value;
    return value;
  }
}

// Whatever else is asked of it (`style.overflow`) the browser's own answers.
Object.setPrototypeOf(
  Style.prototype,
  new Proxy({}, { get: (_, name, style: Style) => Reflect.get(style.declaration, name) }),
);

/** The styles of a document's elements, each kept from the first question on. */
export const makeStyles = (): ((element: Element) => Style) => {
  const styles = new Map<Element, Style>();
  return (element) => {
    const known = styles.get(element);
    if (known !== undefined) return known;
    const style = new Style(computed.call(window, element));
    styles.set(element, style);
    return style;
  };
};
