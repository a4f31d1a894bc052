const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Whether something is shut away: in a `details` that is closed, save its own summary, or hidden with what it stands in. */
const isShut = (element: Element): boolean => {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (node.hasAttribute('hidden')) return true;
    const parent = node.parentElement;
    if (parent?.localName === 'details' && !parent.hasAttribute('open') && node.localName !== 'summary') return true;
  }
  return false;
};

/** The controls that a reader meets before anything is opened. */
export const controlsIn = (container: ParentNode): readonly Element[] =>
  [...container.querySelectorAll(CONTROLS)].filter((element) => !isShut(element));
