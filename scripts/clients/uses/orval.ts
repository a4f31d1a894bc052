import { createScan, createSite, getScan, runScan, setMonitor } from './orval-client.ts';

/** Uses a client of orval in the same way as the other two; its base address is `process.env.BASE`. */
const options = { headers: { 'X-GDA-Key': process.env['KEY'] ?? '' } };

const scanned = await runScan({ url: 'voorbeeld.nl' }, options);
const created = await createScan({ url: 'voorbeeld.nl' }, { wait: 20 }, options);
const again = await getScan(created.status === 202 ? created.data.id : '', undefined, options);
const site = await createSite({ url: 'voorbeeld.nl' }, options);
const id = site.status === 200 || site.status === 201 ? site.data.id : '';
const watched = await setMonitor(id, { cadence: 'weekly' }, options);
const missing = await getScan('niets', undefined, options);

process.stdout.write(
  JSON.stringify({
    tier: scanned.status === 200 && 'api_tier' in scanned.data ? scanned.data.api_tier : null,
    state: again.status === 200 ? again.data.state : null,
    cadence: watched.status === 200 ? watched.data.cadence : null,
    refused: missing.status === 404 ? [missing.status, missing.data.error.code, missing.data.title] : [],
  }),
);
