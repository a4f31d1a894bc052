import type { BuilderWords } from '../../nl/report/builder.ts';

export const builder: BuilderWords = {
  send: 'Send to my web developer',
  share: 'Share…',
  mail: 'As an email',
  mailRest: 'A mail does not take all of it along. The whole message is on the clipboard: paste it into the mail.',
  copy: 'Copy the message',
  greeting: 'Hello,',
  subject: ({ host }) => `Improvements for ${host}`,
  intro: ({ page, shown, all }) =>
    shown < all
      ? `${page} was scanned with Pijler. These are the ${shown} most important of ${all} improvements:`
      : `${page} was scanned with Pijler. This can be better, the most important first:`,
  fix: 'How to fix it',
};
