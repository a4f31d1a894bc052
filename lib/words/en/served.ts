import type { ServedWords } from '../nl/served.ts';

export const served: ServedWords = {
  noAddress: 'Give a domain or an http(s) address in the field url.',
  badField: ({ field }) => `The field ${field} is not valid.`,
  badBody: 'Send the request as JSON, with Content-Type: application/json.',
  tooLarge: 'This request is too large.',
  noHttp: 'This is not a valid HTTP request.',
  badKey: 'This key is unknown, has expired or was revoked.',
  needsKey: 'This service only scans with a key.',
  rateLimited: ({ perHour }) => `The ${perHour} scans of this hour are used up.`,
  busy: 'The service is busy. Try again shortly.',
  away: 'The scan service can neither look up nor keep anything for now. Try again in half a minute.',
  late: 'This scan takes long. Ask again shortly: the result will be ready.',
  failures: {
    unsupported_page: 'This page cannot be scanned.',
    unreachable: 'The site cannot be reached.',
    timeout: 'The site did not answer in time.',
    internal: 'Something went wrong in this service.',
  },
  reasons: {
    leftAlone: 'The owner of this site wants no scans.',
    robots: 'The robots.txt of this site asks Pijler to stay away.',
    notPage: 'There is no web page here.',
    notPublic: 'This address cannot be reached publicly.',
    noPage: 'The server answers with an error and without a page.',
    crashed: 'This page takes more than a scan may use.',
  },
  noResult: 'There is no result for this domain here.',
  unknownPath: 'This address does not exist.',
  unknownHost: 'This service does not answer under that name.',
  otherMethod: 'Ask for a scan with GET or POST.',
};
