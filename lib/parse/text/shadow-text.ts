import type { Facts } from '../../evidence.ts';

type Page = Facts['page'];

/** Whether the text in shadow roots was not read: earlier versions did not, and it may be the whole page's. */
export const isShadowTextUnread = ({ document, text }: Page): boolean =>
  document.openShadowRoots > 0 && text.shadow === undefined;

/** The page with the text of its shadow roots appended to that of its body. */
export const withShadowText = <P extends Page>(page: P): P =>
  page.text.shadow ? { ...page, text: { ...page.text, body: `${page.text.body} ${page.text.shadow}` } } : page;
