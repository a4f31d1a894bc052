import { batchesDocs } from './v1-docs/batches.ts';
import { crawlsDocs } from './v1-docs/crawls.ts';
import { monitoringDocs } from './v1-docs/monitoring.ts';
import { scansDocs } from './v1-docs/scans.ts';
import { sharingDocs } from './v1-docs/sharing.ts';
import { sitesDocs } from './v1-docs/sites.ts';
import { teamDocs } from './v1-docs/team.ts';

/** The description of everything under /api/v1/, per part; and the refusals that may occur anywhere. */
export const v1Docs = {
  refused: {
    internal: 'Elke andere fout, ook een fout van de dienst zelf.',
    invalid_request: 'Een veld klopt niet.',
    invalid_key: 'Er is geen sleutel, of deze is onbekend, verlopen of ingetrokken.',
    forbidden: 'De sleutel mag dit niet.',
    not_found: 'Dit is er niet, of het is van een ander team.',
    conflict: 'Dit past niet bij wat er al is.',
    too_large: 'De body is te groot.',
    otherType: 'De body is van een soort die hier niet past.',
    rate_limited: 'Wat deze dag nog kon is op.',
    unsupported_page: 'Een pagina die niet gescand mag of wil worden, of geen pagina van een website.',
    busy: 'Er is nu geen plaats: vraag het opnieuw.',
  },
  parts: {
    team: teamDocs,
    sharing: sharingDocs,
    sites: sitesDocs,
    crawls: crawlsDocs,
    batches: batchesDocs,
    scans: scansDocs,
    watching: monitoringDocs,
  },
};
export type V1DocsWords = typeof v1Docs;
