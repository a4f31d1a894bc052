/** Index of the `>` that ends the tag around `from`: the next one outside quotes; -1 when there is none. Linear. */
export const findTagEnd = (html: string, from: number): number => {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
};
