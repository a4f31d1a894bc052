import type { WelcomeWords } from '../nl/welcome.ts';

export const welcome: WelcomeWords = {
  title: 'Pijler is ready',
  what: [
    'Open a website and click the icon: Pijler grades the page on six pillars, as you see it.',
    'You get one grade, six columns and a score per pillar. With a partner key you see every check, with advice.',
    'It only looks: nothing on the page changes and no form is submitted.',
  ],
  shortcut: ({ keys }) => `Rather use the keyboard? Press ${keys}.`,
  leaves: 'What leaves your computer',
  leavesText:
    'The domain name goes to the DNS service and to the domain registry. Nothing else: no page, no cookies, no usage data. You can change this now or later.',
  pin: 'Keep the icon in sight',
  pinChromium: 'To the right of the address bar, click the puzzle piece and then the pin behind Pijler.',
  pinFirefox: 'Right-click the Pijler icon and choose “Pin to Toolbar”.',
  settings: 'All settings',
};
