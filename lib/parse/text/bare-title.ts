/**
 * A title in lower case, without the separators that are left where a part is empty (“Home |”) and without its final
 * punctuation; '' when it has neither letter nor sign.
 */
export const toBareTitle = (title: string): string => {
  if (/^[\p{P}\p{Z}|~+=<>]*$/u.test(title)) return '';
  return title
    .toLowerCase()
    .replace(/^[\s|–—·•»:-]+/, '')
    .replace(/(?<![\s|–—·•»:-])[\s|–—·•»:-]+$/, '')
    .replace(/(?<![.!…])[.!…]+$/, '');
};
