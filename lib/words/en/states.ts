import type { StatesWords } from '../nl/states.ts';

const WEB_DEVELOPER = 'Call your web developer.';
const HOST = 'Call your hosting provider.';
const DOMAIN = 'Call the manager of your domain.';

export const states: StatesWords = {
  title: 'This first',
  states: {
    breakIn: {
      title: 'Signs of a break-in',
      means: 'Others seem to have changed this page; visitors may be in danger.',
      first: 'Have the site examined today and change all passwords.',
      call: WEB_DEVELOPER,
    },
    hijackedScript: {
      title: 'Hijacked script',
      means: 'Code from an address that was in the wrong hands runs for every visitor.',
      first: 'Remove that address from the page today.',
      call: WEB_DEVELOPER,
    },
    openAdministration: {
      title: 'Administration is open',
      means: 'Anybody who knows the address can operate the server, the database or the installation.',
      first: 'Close the address to outsiders today.',
      call: HOST,
    },
    administrationLogin: {
      title: 'Administrator login open to everybody',
      means: 'Anybody can try to guess the password.',
      first: 'Allow the address only from your own network.',
      call: HOST,
    },
    exposedFiles: {
      title: 'Files or settings lie open',
      means: 'Strangers see what is meant for administrators only.',
      first: 'Remove those files, or turn the error display off.',
      call: HOST,
    },
    parked: {
      title: 'Parked domain',
      means: 'There is no site here, only a page of a domain trader or hosting provider.',
      first: 'Point the domain to your site.',
      call: DOMAIN,
    },
    suspended: {
      title: 'Account suspended',
      means: 'Visitors see only a message of the hosting provider.',
      first: 'Ask why.',
      call: HOST,
    },
    maintenance: {
      title: 'Under maintenance',
      means: 'The site is closed for a while; this page says nothing about the site itself.',
      first: 'Scan again later.',
      call: 'If it takes a day, call your web developer.',
    },
    noHttps: {
      title: 'No https',
      means: 'Anybody on the way can read and change the page and all input.',
      first: 'Turn on https for the whole site.',
      call: HOST,
    },
    deadName: {
      title: 'Domain does not work without www',
      means: 'Anybody who leaves out www sees nothing.',
      first: 'Have a DNS record made for the bare domain.',
      call: DOMAIN,
    },
    folderListing: {
      title: 'A directory listing instead of a page',
      means: 'The server shows visitors everything in this folder.',
      first: 'Turn directory listing off, or put a page in the folder.',
      call: HOST,
    },
    emptyShell: {
      title: 'An empty page without scripts',
      means: 'Search engines and AI assistants may see nothing.',
      first: 'Make the server send the text.',
      call: WEB_DEVELOPER,
    },
    wall: {
      title: 'A question covers the page',
      means: 'Visitors see the page only after they give consent or their age.',
      first: 'Ask in a narrow bar.',
      call: WEB_DEVELOPER,
    },
    errorPage: {
      title: 'Error page',
      means: 'This page is an error message.',
      first: 'Scan another page, or repair this one.',
      call: WEB_DEVELOPER,
    },
    defaultPage: {
      title: 'Default page of the server',
      means: 'There is no site on this server yet.',
      first: 'Put the site online, or point the domain to it.',
      call: HOST,
    },
    comingSoon: {
      title: 'No site yet',
      means: 'There is only an announcement here.',
      first: 'Put online what you do and how to reach you.',
      call: WEB_DEVELOPER,
    },
    template: {
      title: 'Template not filled in yet',
      means: 'Visitors still see sample text.',
      first: 'Replace it with your own.',
      call: WEB_DEVELOPER,
    },
  },
};
