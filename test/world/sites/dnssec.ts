import { always, html } from '../answers.ts';
import type { Site } from '../site.ts';
import type { Signing, Zone } from '../zone.ts';

/** Plain sites that differ in one thing only: how their zone stands in the chain of trust. */
const zone = (name: string, signing: Signing, more: readonly string[] = []): Zone => ({
  name,
  signing,
  records: ['@ IN A 45.92.7.20', 'www IN A 45.92.7.20', '@ IN MX 10 mx1.mailhuis.nl.', ...more],
});

const PAGE = html(
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Een gewone pagina</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Een gewone pagina</h1><p>Deze pagina bestaat om haar domeinnaam.</p></main></body></html>`,
);

export const dnssecSites: Site = {
  hosts: ['onveilig.nl', 'bogus.nl', 'verlopen.nl', 'eiland.nl'],
  http: always(PAGE),
  https: always(PAGE),
  zones: [
    zone('onveilig.nl', 'unsigned'),
    zone('bogus.nl', 'altered'),
    zone('verlopen.nl', 'expired'),
    zone('eiland.nl', 'island', ['* IN A 45.92.7.21']),
  ],
};
