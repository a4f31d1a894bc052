import type { WelcomeWords } from '../nl/welcome.ts';

export const welcome: WelcomeWords = {
  title: 'Pijler is ready',
  what: 'Open a website and click the icon. Pijler then answers six questions about the page, as you see it.',
  onlyLooks: 'Pijler only looks: nothing on the page changes and no form is submitted.',
  example: 'See an example report',
  exampleNote: 'Of a made-up site, as you see it with a partner key. Also works offline.',
  shortcut: 'Prefer the keyboard? Press',
  leaves: 'What leaves your computer',
  leavesText:
    'The domain name goes to the DNS service and to the domain registry. Nothing else: no page, no cookies, no usage data.',
  siteOnly: 'This site only',
  siteOnlyNote:
    'Then Pijler visits only the site itself, and almost nothing of Domain & DNS is tested. You can change this at any time in the settings.',
  pin: 'Keep the icon in view',
  pinChromium: 'To the right of the address bar, click the puzzle piece (1) and then the pin next to Pijler (2).',
  pinFirefox:
    'The icon is to the right of the address bar. Not there? Click the puzzle piece, then the gear next to Pijler, and choose “Pin to Toolbar”.',
};
