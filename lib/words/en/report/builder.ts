import type { BuilderWords } from '../../nl/report/builder.ts';

export const builder: BuilderWords = {
  send: 'Send to my web developer',
  share: 'Share…',
  mail: 'As an email',
  copy: 'Copy the message',
  greeting: 'Hello,',
  subject: ({ host }) => `Improvements for ${host}`,
  intro: ({ page }) => `A website scan by Pijler of ${page} found these improvements, the most important first:`,
  fix: 'How to fix it',
};
