import { toUnseen, type Unseen } from '../../../check.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import { type Canonical, parseCanonicalElements, parseCanonicalHeader } from '../../../parse/url/canonical.ts';

type Fresh = Seen<Facts['fresh']>;

/** Whether the fresh answer is a 4xx or 5xx: `page-http-status` judges that, and the other checks do not apply. */
export const isErrorPage = (fresh: Fresh): boolean =>
  fresh.seen ? fresh.value.status >= 400 : fresh.why === 'notApplicable';

/** The unseen conclusion for a decisive part that was not seen. */
export const toUnseenPart = ({ why }: Extract<Seen<unknown>, { seen: false }>): Unseen =>
  toUnseen(why === 'notApplicable' ? 'hidden' : why);

/** A header of the fresh answer; '' when absent or not seen. */
export const readFreshHeader = (fresh: Fresh, name: string): string =>
  fresh.seen ? (fresh.value.headers[name] ?? '') : '';

/** Canonical addresses of the rendered head and, of the fresh answer's Link header, if that was seen. */
export const listCanonicals = (page: Facts['page'], fresh: Fresh): readonly Canonical[] => [
  ...parseCanonicalElements(page.head.links).filter(({ from }) => from === 'head'),
  ...(fresh.seen ? parseCanonicalHeader(readFreshHeader(fresh, 'link'), fresh.value.url) : []),
];
