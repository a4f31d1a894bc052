import type { WelcomeWords } from '../nl/welcome.ts';

export const welcome: WelcomeWords = {
  title: 'Pijler is ready',
  what: [
    'Open a website and click the icon: Pijler grades the page on six pillars, as you see it.',
    'You get one grade, six columns and a score per pillar. With a partner key you see every check, with advice.',
    'It only looks: nothing on the page changes and no form is submitted.',
  ],
  example: 'See an example report',
  exampleNote: 'Of a made-up site, as you see it with a partner key. Works without a connection too.',
  shortcut: 'Rather use the keyboard? Press',
  leaves: 'What leaves your computer',
  leavesText:
    'The domain name goes to the DNS service and to the domain registry. Nothing else: no page, no cookies, no usage data.',
  siteOnly: 'This site only',
  siteOnlyNote:
    'Then only the site itself is asked, and almost nothing of Domain & DNS is tested. You can change this at any time in the settings.',
  pin: 'Keep the icon in sight',
  pinChromium: 'To the right of the address bar, click the puzzle piece (1) and then the pin behind Pijler (2).',
  pinFirefox:
    'The icon is to the right of the address bar. Not there? Click the puzzle piece, then the gear behind Pijler, and choose “Pin to Toolbar”.',
  settings: 'All settings',
};
