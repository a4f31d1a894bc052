const countPages = (count: number): string => (count === 1 ? '1 pagina' : `${count} pagina’s`);

/** Words of a batch: why it was refused, and the column names of the results. */
export const v1Batches = {
  noAddresses: 'Geef ten minste één adres.',
  tooMany: ({ most }: { most: number }) => `Een batch heeft hoogstens ${most} adressen.`,
  badLines: ({ count }: { count: number }) =>
    `${count === 1 ? 'Eén regel is' : `${count} regels zijn`} geen adres van een website, en er is niets gescand. Met skip_invalid wordt dat overgeslagen.`,
  notAddress: 'Dit is geen domein en geen http(s)-adres.',
  tooLong: 'Dit adres is langer dan 2048 tekens.',
  limited: ({ wanted, limit, remaining }: { wanted: number; limit: number; remaining: number }) =>
    `Deze batch vraagt ${countPages(wanted)}; van de ${limit} per dag zijn er nog ${remaining} over.`,
  never: ({ wanted, limit }: { wanted: number; limit: number }) =>
    `Deze batch vraagt ${countPages(wanted)}, en met deze sleutel kunnen er ${limit} per dag.`,
  usedBefore: 'Met deze Idempotency-Key is al iets anders gevraagd.',
  badWord: 'De Idempotency-Key heeft 1 tot en met 255 gewone tekens, zonder spaties.',
  columns: {
    number: 'nummer',
    url: 'adres',
    state: 'stand',
    total: 'eindcijfer',
    failure: 'waarom niet',
    page: 'resultaat',
    ended: 'klaar op',
  },
  states: { done: 'gescand', failed: 'niet gelukt', cancelled: 'geannuleerd' },
};
export type V1BatchesWords = typeof v1Batches;
