import type { MySitesWords } from '../../nl/service/my-sites.ts';

const wait = (minutes: number): string => (minutes === 0 ? 'Try again later.' : `Try again in ${minutes} min.`);

export const mySites: MySitesWords = {
  title: 'My sites',
  add: 'Add to my sites',
  adding: 'Adding the site…',
  sends: ({ url, host }) => `This sends ${url} and your key to ${host}, which then adds the site to yours.`,
  added: ({ domain }) => `${domain} is among your sites now.`,
  open: ({ domain }) => `See ${domain} at the service`,
  without: 'The service keeps no scan of this site yet.',
  last: ({ score, day }) => `Latest scan there: ${score} on ${day}.`,
  lastWithout: ({ day }) => `Latest scan there: no total, on ${day}.`,
  change: ({ change, day }) => `${change} since the scan of ${day}.`,
  same: ({ day }) => `The same as in the scan of ${day}.`,
  incomparable: ({ day }) =>
    `It cannot be compared with the scan of ${day}: other rules, another source or other pillars.`,
  faults: {
    unsupported: ({ host }) => `${host} keeps no list of sites.`,
    noKey: 'There is no key that belongs to this service.',
    keyRefused: ({ host }) => `${host} refuses the key.`,
    forbidden: ({ host }) => `This key does not allow that at ${host}. Ask the operator for a key that does.`,
    notFound: ({ host }) => `This site is no longer at ${host}.`,
    badRequest: ({ host }) => `${host} does not accept this address.`,
    conflict: ({ host }) => `${host} has no room for another site.`,
    tooLarge: ({ host }) => `This is too large for ${host}.`,
    rateLimited: ({ host, minutes }) => `The limit of ${host} has been reached. ${wait(minutes)}`,
    busy: ({ host, minutes }) => `${host} is too busy. ${wait(minutes)}`,
    serverFault: ({ host }) => `${host} has an outage.`,
    unfit: ({ host }) => `${host} responds with something Pijler does not know.`,
    unreachable: ({ host }) => `${host} cannot be reached.`,
    timeout: ({ host }) => `${host} did not respond in time.`,
    interrupted: 'The request was interrupted.',
    offline: 'There is no internet connection.',
    noAccess: ({ host }) => `The browser does not allow this. Give access to ${host} in the settings.`,
  },
};
