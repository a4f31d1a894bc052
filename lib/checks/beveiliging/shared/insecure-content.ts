import type { Facts, Seen } from '../../../evidence.ts';

type Kind = Facts['page']['resources']['insecure'][number]['kind'];

/**
 * Addresses that the page asks for over http, in the live document and in the HTML as it was sent: browsers upgrade or
 * block such requests, so that the network shows nothing of them.
 */
export const listInsecure = (kind: Kind, page: Facts['page'], raw: Seen<Facts['raw']>): readonly string[] => {
  const documents = raw.seen ? [page, raw.value] : [page];
  const found = documents.flatMap(({ resources }) => resources.insecure).filter((one) => one.kind === kind);
  return [...new Set(found.map(({ url }) => url))];
};
