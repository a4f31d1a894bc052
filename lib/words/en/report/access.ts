import type { AccessWords } from '../../nl/report/access.ts';

/** Access to sites on the options page. */
export const access: AccessWords = {
  title: 'Access to sites',
  intro:
    'With access Pijler also reads the server’s responses, the www variant and the redirects. You give it per site, during a scan.',
  none: 'You have not given access to any site yet.',
  sites: 'Sites you gave access to',
  revoke: 'Revoke',
  revokeOf: ({ site }) => `Revoke access to ${site}`,
  everywhere: 'Pijler always has access to all sites, but reads a site only when you scan it.',
  revokeEverywhere: 'Revoke access to all sites',
  ask: 'Always give access to all sites',
  askHint: 'Then the browser no longer asks per site. Pijler reads a site only when you scan it.',
};
