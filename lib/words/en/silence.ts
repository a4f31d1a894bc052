import type { SilenceWords } from '../nl/silence.ts';

export const silence: SilenceWords = {
  parts: {
    page: 'the page',
    newVisitor: 'the server, asked by a new visitor,',
    missingPage: 'the server, asked for a page that does not exist,',
    otherName: 'the address with or without www',
    sitemap: 'the sitemap',
    listedPage: 'a page from the sitemap',
    linkedPage: 'a page that you link to',
    translation: 'the page in another language',
    icon: 'the icon of the site',
    shareImage: 'the image for sharing',
    canonical: 'the fixed address of the page',
    securityTxt: 'security.txt',
    mailPolicy: 'the policy for encrypted delivery',
    server: 'the server',
  },
  late: ({ what }) => `Find out why ${what} gives no response in time`,
  unreadable: ({ what }) => `Find out why ${what} gives no readable response`,
  loop: ({ what }) => `Find out why ${what} redirects without end`,
  why: 'If visitors get no response either, the site does not work there. What could not be seen counts as absent until then.',
  fix: 'Scan again later. If this stays so, ask your hosting provider to find out why.',
};
