/**
 * Bodies of requests that can be sent as they stand, by operation, where one made of every field of the schema could not: fields that
 * exclude each other, or that take a proof of the domain. A test holds each to its schema, and sends each to a running service.
 */
export const REQUEST_EXAMPLES: Readonly<Record<string, unknown>> = {
  postScan: { url: 'https://example.nl/' },
  createScan: { url: 'https://example.nl/', language: 'nl', fresh: true, also: ['phone', 'dark'] },
  createBatch: { urls: ['https://example.nl/', 'https://example.nl/contact'], language: 'nl' },
  importSites: [{ url: 'https://example.nl/', client: 'Bakery', tags: ['shop'] }],
  createSubscriber: {
    ...{ site: null, address: 'info@example.nl', locale: 'nl', zone: 'Europe/Amsterdam', wants: ['notices', 'digest'] },
  },
  updateSite: { client: 'Bakery', tags: ['shop'], contacts: [{ name: 'Example', reach: 'info@example.nl' }] },
  createShareLink: { site: '6f1c2a54-8d1e-4b7a-9a63-2f5d0c9b7e11', days: 30 },
  createWebhook: { url: 'https://hooks.example.nl/pijler' },
};
