import type { Facts, Seen } from '../../../evidence.ts';

type Kind = Facts['page']['resources']['insecure'][number]['kind'];

/**
 * Addresses that the page loads over http, in the live document and in the HTML as sent: browsers upgrade or block such
 * requests, so they do not show in the network.
 */
export const listInsecure = (kind: Kind, page: Facts['page'], raw: Seen<Facts['raw']>): readonly string[] => {
  const documents = raw.seen ? [page, raw.value] : [page];
  const found = documents.flatMap(({ resources }) => resources.insecure).filter((one) => one.kind === kind);
  return [...new Set(found.map(({ url }) => url))];
};
