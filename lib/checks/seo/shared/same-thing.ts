import type { Facts } from '../../../evidence.ts';
import { canonicalRelation, isAmpPage } from '../../../parse/url/canonical-relation.ts';
import { isHomePath } from '../../../parse/url/page-address.ts';

type Target = NonNullable<Facts['canonicalTarget']>;
type Page = Facts['page'];

/** Whether the address that a page names as canonical is its own thing, by how they are written, or it is an AMP page. */
export const namesSameThing = (href: string, { document, resources }: Page): boolean =>
  canonicalRelation(href, document.url) === 'same' ||
  isAmpPage(
    document.url,
    resources.list.map(({ url }) => url),
  );

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

/** The title of another page that is not the home page's: there every page may bear the site's name alone. */
export const hasTitleOf = ({ asked, title = '' }: Target, { document, head }: Page): boolean =>
  title !== '' &&
  !isHomePath(asked) &&
  canonicalRelation(asked, document.url) !== 'laterPage' &&
  folded(title) === folded(head.titles[0] ?? '');

/** The home page, read and another than this one. */
export const isForeignHome = ({ asked, title = '' }: Target, { document, head }: Page): boolean =>
  isHomePath(asked) && !isHomePath(document.url) && title !== '' && folded(title) !== folded(head.titles[0] ?? '');
