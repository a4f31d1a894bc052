import type { V1DocsWords } from '../../nl/service/v1-docs.ts';
import { batchesDocs } from './v1-docs/batches.ts';
import { crawlsDocs } from './v1-docs/crawls.ts';
import { monitoringDocs } from './v1-docs/monitoring.ts';
import { scansDocs } from './v1-docs/scans.ts';
import { sharingDocs } from './v1-docs/sharing.ts';
import { sitesDocs } from './v1-docs/sites.ts';
import { teamDocs } from './v1-docs/team.ts';

export const v1Docs: V1DocsWords = {
  refused: {
    internal: 'Any other error, also a fault of the service itself.',
    invalid_request: 'A field is not right.',
    invalid_key: 'There is no key, or it is unknown, expired or revoked.',
    forbidden: 'The key may not do this.',
    not_found: 'There is no such thing, or it is another team’s.',
    conflict: 'This does not go with what is there already.',
    too_large: 'The body is too large.',
    otherType: 'The body is of a kind that does not fit here.',
    rate_limited: 'What this day still allowed is used up.',
    unsupported_page: 'A page that may not or does not want to be scanned, or no page of a website.',
    busy: 'There is no room now: ask again.',
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
