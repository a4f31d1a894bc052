import type { Site } from './site.ts';
import { dnssecSites } from './sites/dnssec.ts';
import { goed, mtaStsGoed, wwwGoed } from './sites/goed.ts';

/** Every site of the test world; a new one is a file in `sites/` and a line here. */
export const SITES: readonly Site[] = [goed, wwwGoed, mtaStsGoed, dnssecSites];
