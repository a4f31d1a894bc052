import type { V1BatchesWords } from '../../nl/service/v1-batches.ts';

const countPages = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

export const v1Batches: V1BatchesWords = {
  noAddresses: 'Give at least one address.',
  tooMany: ({ most }) => `A batch has at most ${most} addresses.`,
  badLines: ({ count }) =>
    `${count === 1 ? 'One line is not the address' : `${count} lines are not the addresses`} of a website, and nothing was scanned. With skip_invalid that is left out.`,
  notAddress: 'This is neither a domain nor an http(s) address.',
  tooLong: 'This address is longer than 2048 characters.',
  limited: ({ wanted, limit, remaining }) =>
    `This batch asks for ${countPages(wanted)}; of the ${limit} a day there are ${remaining} left.`,
  never: ({ wanted, limit }) => `This batch asks for ${countPages(wanted)}, and this key allows ${limit} a day.`,
  usedBefore: 'Something else was asked for with this Idempotency-Key.',
  badWord: 'The Idempotency-Key has 1 to 255 plain characters, without spaces.',
  columns: {
    number: 'number',
    url: 'address',
    state: 'state',
    total: 'overall score',
    failure: 'why not',
    page: 'result',
    ended: 'ended at',
  },
  states: { done: 'scanned', failed: 'failed', cancelled: 'cancelled' },
};
