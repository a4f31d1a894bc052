const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/** Whether an element is collapsed: in a closed `details`, other than its own summary, or hidden by itself or an ancestor. */
const isShut = (element: Element): boolean => {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (node.hasAttribute('hidden')) return true;
    const parent = node.parentElement;
    if (parent?.localName === 'details' && !parent.hasAttribute('open') && node.localName !== 'summary') return true;
  }
  return false;
};

/** The controls that are available before anything is opened. */
export const controlsIn = (container: ParentNode): readonly Element[] =>
  [...container.querySelectorAll(CONTROLS)].filter((element) => !isShut(element));
