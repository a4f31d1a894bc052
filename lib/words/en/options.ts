import type { OptionsWords } from '../nl/options.ts';

export const options: OptionsWords = {
  title: 'Settings of Pijler',
  intro: 'Every choice is saved at once.',
  told: {
    saved: 'Saved',
    notSaved: 'Not saved. Try again; what you entered is still there.',
    keyRemoved: 'The key was removed.',
    historyCleared: 'The history was cleared.',
  },
  sections: 'Sections',

  language: {
    title: 'Language',
    interface: 'Language of Pijler',
    report: 'Language of the report',
    auto: 'Automatic',
    same: 'Same as Pijler',
    nl: 'Nederlands',
    en: 'English',
  },

  level: {
    title: 'Contact level',
    intro: 'This decides whom a scan contacts. Nothing else leaves your computer.',
    default: 'default',
  },

  resolver: {
    title: 'DNS service',
    intro: 'For Domain & DNS, Pijler asks this service. It sees the domain names that you scan, never the pages.',
    unused: 'With “This site only” the DNS service is not used.',
    eu: 'European Union',
    policy: 'Privacy policy',
    policyOf: ({ name }) => `Privacy policy of ${name}`,
    custom: 'Own service',
    customAddress: 'Address of your DNS service (DNS over HTTPS)',
    customHint: 'For example https://dns.example.com/dns-query. Choose one that filters nothing and validates DNSSEC.',
    save: 'Use this service',
    errors: {
      empty: 'Enter the address of your DNS service.',
      notAnAddress: 'This is not a full web address. An address starts with https:// and has a path.',
      notSecure: 'A DNS service has to start with https://.',
      credentials: 'Do not put a user name or password in the address.',
      fragment: 'Leave out the part from # on.',
    },
    needsAccess: ({ host }) => `Without access to ${host} the browser may not be able to read this service's answers.`,
  },

  key: {
    title: 'Partner key',
    intro: 'With a key you see every check with evidence and advice, and can scan 120 times an hour.',
    label: 'Partner key',
    save: 'Save key',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel',
    sessionOnly: 'This session only: forget the key when the browser closes',
    kept: ({ tail }) => `Saved key: ••••••••${tail}`,
    savedOn: ({ day }) => `Saved on ${day}.`,
    forSession: 'Holds until the browser closes.',
    safe: 'The key stays in this browser and is never shown whole again.',
    request: 'Request a key',
    requestDefault: 'No key yet? Request one from the operator of the scan service.',
    left: ({ left, perHour }) => `You can scan ${left} of ${perHour} more times this hour.`,
    errors: {
      empty: 'Enter a key.',
      tooLong: 'A key has at most 512 characters.',
      spaces: 'A key contains no spaces or line breaks.',
    },
  },

  history: {
    title: 'History',
    intro:
      'The last 50 scans stay on this computer: with a key the whole report, otherwise only the result. Scans from a private window are never kept.',
    open: 'See the history',
    clear: 'Clear history',
    sure: 'All kept scans will be removed. This cannot be undone.',
    yes: 'Yes, clear everything',
    no: 'No, keep them',
  },

  privacy: {
    title: 'Privacy',
    intro:
      'There is no telemetry, and no fonts or images are loaded from others. These are all contacts that a scan can make:',
    level: 'Level',
    who: 'With whom',
    what: 'What they get to see',
    thisSite: 'The site that you scan, and its www variant',
    thisSiteSees: 'Ordinary requests without cookies',
    mailHost: 'mta-sts.<domain>, if you gave access',
    registry: 'The domain registry (RDAP)',
    registrySees: 'The domain name',
    resolverSees: 'The domain name and names found in its DNS',
    service: 'The scan service at the base address',
    serviceSees: 'The address, and your key if you have one',
    noService: 'The scan service; no base address is set',
    shown: 'Which contacts a scan really made is shown with every result under “What was contacted”.',
    current: 'now chosen',
  },

  about: {
    title: 'About',
    version: 'Version',
    rules: 'Rules of the grade',
    licence: 'Pijler is free software under the MIT licence.',
    axe: 'The accessibility rules are those of axe-core (MPL-2.0).',
    font: 'Typeface: Atkinson Hyperlegible Next (SIL Open Font License 1.1).',
    fontLicence: 'Licence of the typeface',
    shortcut: 'Shortcut',
    noShortcut: 'not set',
    changeShortcut: "You change the shortcut on your browser's extensions page.",
    openShortcuts: 'Change the shortcut',
  },
};
