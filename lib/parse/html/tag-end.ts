/** Where a tag ends whose inside stands at a place: the next `>` outside quotes; -1 without one. Linear. */
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
