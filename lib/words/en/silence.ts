import type { SilenceWords } from '../nl/silence.ts';

export const silence: SilenceWords = {
  parts: {
    page: 'the page',
    newVisitor: 'the server, asked by a new visitor,',
    missingPage: 'the server, asked for a page that does not exist,',
    otherName: 'the other form of your address (with or without www)',
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
  late: ({ what }) => `Have somebody find out why ${what} gives no response in time`,
  unreadable: ({ what }) => `Have somebody find out why ${what} gives no readable response`,
  loop: ({ what }) => `Have somebody find out why ${what} redirects without end`,
  why: 'If visitors get no response either, the site does not work there. As long as the scan cannot see it, it counts as not in order.',
  fix: 'See first whether the site responds in an ordinary browser, and scan again later. If this stays so, the cause is to be found on the server.',
};
