import type { AccessWords } from '../nl/access.ts';

/** Access to sites on the options page. */
export const access: AccessWords = {
  title: 'Access to sites',
  intro:
    'With access Pijler also reads the answers of the server, the www twin and the redirects. You give it per site, at a scan.',
  none: 'You have not given access to a site yet.',
  sites: 'Sites that you gave access to',
  revoke: 'Take back',
  revokeOf: ({ site }) => `Take back access to ${site}`,
  everywhere: 'Pijler always has access, to all sites. It reads a site only when you scan it.',
  revokeEverywhere: 'Take back access to all sites',
  ask: 'Always give access, to all sites',
  askHint: 'Then the browser no longer asks per site. Pijler reads a site only when you scan it.',
};
