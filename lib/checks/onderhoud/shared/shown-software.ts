import type { Facts, Seen } from '../../../evidence.ts';
import { collectLibrariesSeen } from './libraries-seen.ts';
import { findProductsSeen } from './products-seen.ts';

/** A name and version in a header, as servers and languages state them. */
const VERSION = /\/\d+\.\d/;

interface Sight {
  readonly page: Facts['page'];
  readonly answer: Seen<Facts['answer']>;
  readonly libraries: Seen<Facts['libraries']>;
  readonly scripts: Seen<Facts['scripts']>;
}

/** Whether some software shows its version, or is a platform that updates itself: other checks judge it then. */
export const hasShownSoftware = ({ page, answer, libraries, scripts }: Sight): boolean => {
  const headers = answer.seen ? answer.value.headers : {};
  const names = [headers['server'] ?? '', headers['x-powered-by'] ?? ''];
  const products = findProductsSeen(page, headers, libraries.seen ? libraries.value : []);
  return (
    names.some((header) => VERSION.test(header)) ||
    products.some(({ hosted, version }) => hosted || version !== null) ||
    collectLibrariesSeen({ page, libraries, scripts }).length > 0
  );
};
