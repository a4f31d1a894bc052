import { toUnseen, type Unseen } from '../../../check.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import { type Canonical, parseCanonicalElements, parseCanonicalHeader } from '../../../parse/url/canonical.ts';

type Fresh = Seen<Facts['fresh']>;

/** The fresh answer is a 4xx or 5xx: `page-http-status` judges that, and the question of the others does not arise. */
export const isErrorPage = (fresh: Fresh): boolean =>
  fresh.seen ? fresh.value.status >= 400 : fresh.why === 'notApplicable';

/** A part that would decide was not seen. */
export const toUnseenPart = ({ why }: Extract<Seen<unknown>, { seen: false }>): Unseen =>
  toUnseen(why === 'notApplicable' ? 'hidden' : why);

/** A header of the fresh answer; '' when absent or not seen. */
export const readFreshHeader = (fresh: Fresh, name: string): string =>
  fresh.seen ? (fresh.value.headers[name] ?? '') : '';

/** Canonical addresses of the rendered head and, where it was seen, the fresh answer's Link header. */
export const listCanonicals = (page: Facts['page'], fresh: Fresh): readonly Canonical[] => [
  ...parseCanonicalElements(page.head.links).filter(({ from }) => from === 'head'),
  ...(fresh.seen ? parseCanonicalHeader(readFreshHeader(fresh, 'link'), fresh.value.url) : []),
];
