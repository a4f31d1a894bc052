import type { SharingDocsWords } from '../../../nl/service/v1-docs/sharing.ts';

export const sharingDocs: SharingDocsWords = {
  fields: {
    ShareLink: {
      id: 'What the link is revoked by; not a part of it.',
      key: 'The key that made it.',
      site: 'Of which site.',
      domain: 'The domain of that site.',
      scan: 'Which scan it shows; null where that is always the latest.',
      made_at: 'When it was made, in ISO 8601.',
      expires_at: 'Until when it works.',
    },
    ShareLinkList: { shares: 'Those in use, newest first.' },
    CreateShareLinkRequest: {
      site: 'The id of a site of the team: always its latest report is shown. This or scan.',
      scan: 'The id of a scan of a site of the team. This or site.',
      days: 'How many days the link works, 1 to 400; 30 by default.',
    },
    CreatedShareLink: { link: 'The link itself, shown only now.' },
    Badge: {
      domain: 'The domain.',
      state:
        'new: not checked yet; waiting: being checked; found: the badge works; gone: the code is not there; unseen: the domain did not respond.',
      badge: 'The address of the badge, an SVG; with ?lang=en in English.',
      dns: 'Where the code may be: the text of a TXT record.',
      file: 'Where the code may be as well: a line of a file.',
      checked_at: 'When it was last checked; null where it was not yet.',
      found_at: 'When the code was last found; null where it never was, or is gone.',
    },
    BadgeList: { badges: 'The badges of the team, by domain.' },
    CreateBadgeRequest: { domain: 'A domain, such as example.nl.' },
  },
  operations: {
    listShareLinks: { summary: 'Links to reports', about: 'Without the links themselves. Takes the scope read.' },
    createShareLink: {
      summary: 'Make a link',
      about:
        'Anyone who has the link sees the whole report without a key, until it expires or is revoked. Takes the scope manage.',
    },
    revokeShareLink: { summary: 'Revoke a link', about: 'At once. Takes the scope manage.' },
    listBadges: { summary: 'Badges', about: 'The domains for which the team asked for a badge. Takes the scope read.' },
    createBadge: {
      summary: 'Ask for a badge',
      about:
        'Gives a code for the domain, always the same one. The domain’s administrator puts it into the DNS or into a file. Takes the scope manage.',
    },
    verifyBadge: {
      summary: 'Check the code of a badge',
      about:
        'Once a minute at most; waits 15 seconds at most. From then on the service checks it every week. Takes the scope manage.',
    },
    deleteBadge: { summary: 'Stop a badge', about: 'Takes the scope manage.' },
  },
  parameters: { share: 'The id of the link.', domain: 'The domain of the badge.' },
  answers: {
    shares: 'The links.',
    madeShare: 'The link was made.',
    revoked: 'The link was revoked.',
    badges: 'The badges.',
    badge: 'How the badge stands.',
    removed: 'The badge was stopped.',
  },
};
