/** Whether an element is not drawn before anything is opened: it is hidden, collapsed, or for screen readers only. */
const isShut = (element: Element): boolean => {
  for (let node: Element | null = element; node !== null; node = node.parentElement) {
    if (node.hasAttribute('hidden') || node.matches('.unseen, .skip, svg')) return true;
    const parent = node.parentElement;
    if (parent?.localName === 'details' && !parent.hasAttribute('open') && node.localName !== 'summary') return true;
  }
  return false;
};

/** Number of words in a part that are drawn before anything is opened. */
export const wordsIn = (part: Element): number => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (node.parentElement !== null && !isShut(node.parentElement))
      words += (node.nodeValue ?? '').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  return words;
};
