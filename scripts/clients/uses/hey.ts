import { client } from './hey/client.gen.ts';
import { createScan, createSite, getScan, runScan, setMonitor } from './hey/index.ts';

/** Uses a client of @hey-api/openapi-ts in the same way as the other two. */
const { BASE = '', KEY = '' } = process.env;
client.setConfig({ baseUrl: BASE, auth: () => KEY });

const scanned = await runScan({ query: { url: 'voorbeeld.nl' } });
const created = await createScan({ body: { url: 'voorbeeld.nl' }, query: { wait: 20 } });
const again = await getScan({ path: { id: created.data?.id ?? '' } });
const site = await createSite({ body: { url: 'voorbeeld.nl' } });
const watched = await setMonitor({ path: { id: site.data?.id ?? '' }, body: { cadence: 'weekly' } });
const missing = await getScan({ path: { id: 'niets' } });

process.stdout.write(
  JSON.stringify({
    tier: scanned.data && 'api_tier' in scanned.data ? scanned.data.api_tier : null,
    state: again.data?.state,
    cadence: watched.data?.cadence,
    refused: [missing.response?.status, missing.error?.error.code, missing.error?.title],
  }),
);
