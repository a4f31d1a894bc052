import type { hsts } from '../../checks/beveiliging/hsts.ts';
import type { WordsOf } from '../shape.ts';

export const beveiliging = {
  hsts: {
    title: 'HSTS',
    why: 'With HSTS a browser uses https only after the first visit. Somebody listening on a public network can then no longer lead visitors to the unprotected version.',
    fix: 'Have the server send “Strict-Transport-Security: max-age=31536000; includeSubDomains” with every https answer. First make sure that all subdomains speak https.',
    fixes: {
      nginx: 'In the server block: add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
      apache:
        'In the VirtualHost or .htaccess: Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
    },
    says: {
      strong: ({ days }) => `HSTS is on for ${days} days.`,
      short: ({ days }) => `HSTS is on, but for ${days} days; a year is the norm.`,
      tooShort: ({ days }) => `HSTS holds for only ${days} days. That is too short to protect.`,
      malformed: 'The HSTS line contains an error, so browsers ignore it.',
      absent: 'The server does not send HSTS.',
      plainHttp: 'This page was opened over http, where HSTS does not apply.',
    },
  } satisfies WordsOf<typeof hsts>,
};
