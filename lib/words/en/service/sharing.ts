import type { SharingWords } from '../../nl/service/sharing.ts';

export const sharing: SharingWords = {
  title: ({ host }) => `Share ${host}`,
  description: 'Anyone who has the link sees the report and nothing else.',
  made: {
    title: 'The link',
    once: 'This link is shown only now. Copy it.',
  },
  links: {
    title: 'Links',
    none: 'No link is in use.',
    latest: 'Always the latest report',
    one: 'One report',
    until: ({ day }) => `until ${day}`,
    by: ({ key }) => `made with ${key}`,
    revoke: 'Revoke',
    sure: 'Anyone who has this link sees nothing from that moment on.',
    confirm: 'Revoke this link',
  },
  make: {
    title: 'Make a link',
    what: 'What it shows',
    days: 'How many days',
    daysHint: ({ most }) => `1 to ${most}.`,
    submit: 'Make a link',
    needsManage: 'To make a link, a key needs “Change what the team has”.',
  },
  refused: {
    unknown: 'This site or scan does not exist.',
    tooMany: 'This team has a thousand links in use: revoke one first.',
    days: 'The number of days is a whole number from 1 to 400.',
  },
  shared: {
    none: 'This link does not work',
    noneText:
      'The link was not copied whole, has expired or was revoked. Ask the person who gave it to you for a new one.',
    note: ({ day }) => `This report of ${day} was shared with you. Keep the link to yourself.`,
    noteTitle: 'Shared report',
  },
  badge: {
    title: 'Badge',
    intro:
      'An image with the overall score and the six scores, for the site. Only the domain’s administrator can switch it on.',
    ask: 'Ask for a code',
    how: 'Put this code on the domain, in one of two places:',
    dns: 'In the DNS, as a TXT record',
    file: 'In a file on the site',
    check: 'Check the code',
    remove: 'Stop the badge',
    states: {
      new: 'The code has not been checked yet.',
      waiting: 'The code is being checked. Look here again in a moment.',
      found: 'The code is there: the badge works. That is checked again every week.',
      gone: 'The code is not there: there will be no badge.',
      unseen: 'The domain did not respond. Try again later.',
    },
    html: 'How the badge gets on a page:',
    alt: ({ host }) => `What Pijler thinks of ${host}`,
    name: ({ host, score }) =>
      score === null ? `Pijler: ${host}, without an overall score yet` : `Pijler: ${host} gets ${score} out of 100`,
    noTotal: 'No overall score',
    noResult: 'Not scanned yet',
    scanned: ({ day }) => `Scanned on ${day}.`,
    refused: {
      domain: 'Give a domain such as example.nl.',
      tooMany: 'This team has a thousand badges: remove one first.',
    },
  },
};
