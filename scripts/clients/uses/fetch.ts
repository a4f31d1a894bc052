import createClient from 'openapi-fetch';
import type { paths } from './schema.ts';

/** Uses a client of openapi-typescript for a scan at once, one that is retrieved later, a site and a refusal. */
const { BASE = '', KEY = '' } = process.env;
const client = createClient<paths>({ baseUrl: BASE, headers: { 'X-GDA-Key': KEY } });

const scanned = await client.GET('/api/gda-scan-api.php', { params: { query: { url: 'voorbeeld.nl' } } });
const created = await client.POST('/api/v1/scans', { body: { url: 'voorbeeld.nl' }, params: { query: { wait: 20 } } });
const again = await client.GET('/api/v1/scans/{id}', { params: { path: { id: created.data?.id ?? '' } } });
const site = await client.POST('/api/v1/sites', { body: { url: 'voorbeeld.nl' } });
const watched = await client.PUT('/api/v1/sites/{id}/monitor', {
  params: { path: { id: site.data?.id ?? '' } },
  body: { cadence: 'weekly' },
});
const missing = await client.GET('/api/v1/scans/{id}', { params: { path: { id: 'niets' } } });

process.stdout.write(
  JSON.stringify({
    tier: scanned.data && 'api_tier' in scanned.data ? scanned.data.api_tier : null,
    state: again.data?.state,
    cadence: watched.data?.cadence,
    refused: [missing.response.status, missing.error?.error.code, missing.error?.title],
  }),
);
