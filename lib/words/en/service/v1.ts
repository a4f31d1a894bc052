import type { V1Words } from '../../nl/service/v1.ts';
import { v1Batches } from './v1-batches.ts';

export const v1: V1Words = {
  needsKey: 'Send a key, in the header line X-GDA-Key.',
  forbidden: ({ scope }) => `This key may not do that: it lacks the scope ${scope}.`,
  ownerOnly: 'Only the owner’s key may do this.',
  takesProof: ({ host }) =>
    `Steps, headers, cookies, basic access and another user agent are possible only on a site of which your team showed that it is yours, as for a badge; of ${host} it did not.`,
  noMailTls: 'This service does not ask mail servers for TLS: its operator has not turned that on (--mail-tls).',
  noSealing: 'This service cannot keep such a request: for that its operator sets --sealing-key.',
  notFound: 'There is no such thing.',
  badField: ({ field }) => `The field ${field} is not filled in correctly.`,
  badBody: 'The body cannot be read, or is of no kind that fits here.',
  tooLarge: ({ bytes }) => `The body is larger than ${Math.floor(bytes / 1_000)} kB.`,
  batches: v1Batches,
  problems: {
    invalid_url: 'Invalid address',
    invalid_request: 'Invalid request',
    invalid_key: 'Invalid key',
    forbidden: 'Not allowed',
    not_found: 'Not found',
    conflict: 'In conflict with what exists',
    too_large: 'Too large',
    rate_limited: 'Limit reached',
    unsupported_page: 'Page is not scanned',
    busy: 'No room now',
    internal: 'Fault in the service',
    unreachable: 'Site unreachable',
    timeout: 'Site does not respond in time',
    not_gradable: 'No grade possible',
  },
  subscriberThere: 'This address is there already for the same, has unsubscribed, or there are too many.',
  requestedOften: 'This address has been asked as often today as it may be. Try again later.',
  manyTags: 'A team can have no more tags watched than it has now.',
  manyWebhooks: 'There are as many webhooks as a team can have.',
};
