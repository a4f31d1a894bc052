import type { StatesWords } from '../nl/states.ts';

const WEB_DEVELOPER = 'Call your web developer.';
const HOST = 'Call your hosting provider.';
const DOMAIN = 'Call the manager of your domain.';

export const states: StatesWords = {
  title: 'This first',
  states: {
    breakIn: {
      title: 'Signs of a break-in',
      means: 'Somebody else seems to have changed this page; visitors may be in danger.',
      first: 'Have the site examined today and change all passwords.',
      call: WEB_DEVELOPER,
    },
    hijackedScript: {
      title: 'Script from a hijacked service',
      means: 'The page loads code from an address that was in the wrong hands; that code runs for every visitor.',
      first: 'Remove the reference to that address today.',
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
      means: 'Anybody can try to guess passwords of the database or the server.',
      first: 'Allow the address only from your own network.',
      call: HOST,
    },
    exposedFiles: {
      title: 'Files or settings lie open',
      means: 'The server shows strangers what is meant for administrators only.',
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
      means: 'The hosting provider has closed this site; visitors see that message only.',
      first: 'Ask why the account was suspended.',
      call: HOST,
    },
    maintenance: {
      title: 'Under maintenance',
      means: 'The site is closed for a while; what can be seen here says nothing about the site itself.',
      first: 'Scan again when the site is back.',
      call: 'If it takes more than a day, call your web developer.',
    },
    noHttps: {
      title: 'No https',
      means: 'Anybody on the way can read along and change the page, and read what visitors enter.',
      first: 'Turn on https for the whole site.',
      call: HOST,
    },
    deadName: {
      title: 'Domain does not work without www',
      means: 'Anybody who types the address without www sees nothing.',
      first: 'Have a DNS record made for the bare domain.',
      call: DOMAIN,
    },
    folderListing: {
      title: 'A listing of files instead of a page',
      means: 'The server shows visitors everything in this folder.',
      first: 'Turn the listing off, or put a page in the folder.',
      call: HOST,
    },
    emptyShell: {
      title: 'An empty page without scripts',
      means: 'The server sends hardly any text; search engines and AI assistants may see nothing.',
      first: 'Make the server send the text along.',
      call: WEB_DEVELOPER,
    },
    wall: {
      title: 'A question shuts the page off',
      means: 'Visitors must first give consent or their age; only then do they see the page.',
      first: 'Ask in a bar that leaves the page free.',
      call: WEB_DEVELOPER,
    },
    errorPage: {
      title: 'Error page',
      means: 'This is not the page that was asked for but an error message.',
      first: 'Scan a page that exists, or repair this one.',
      call: WEB_DEVELOPER,
    },
    defaultPage: {
      title: 'Default page of the server',
      means: 'The server works, but there is no site on it yet.',
      first: 'Put the site on the server, or point the domain to the right server.',
      call: HOST,
    },
    comingSoon: {
      title: 'No site yet',
      means: 'There is only an announcement here; visitors find nothing yet.',
      first: 'Put a first page online with what you do and how to reach you.',
      call: WEB_DEVELOPER,
    },
    template: {
      title: 'Template not filled in yet',
      means: 'The page still shows the sample text of its software.',
      first: 'Replace the sample text with your own.',
      call: WEB_DEVELOPER,
    },
  },
};
