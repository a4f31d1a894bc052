import type { OptionsWords } from '../nl/options.ts';

export const options: OptionsWords = {
  title: 'Pijler settings',
  intro: 'Changes are saved immediately.',
  messages: {
    saved: 'Saved',
    notSaved: 'Not saved. Try again; what you entered is still there.',
    keyRemoved: 'The key was removed.',
    historyCleared: 'The history was cleared.',
  },
  sections: 'Sections',
  more: 'More settings',

  language: {
    title: 'Language',
    interface: 'Pijler language',
    report: 'Report language',
    auto: 'Automatic',
    same: 'Same as Pijler',
    nl: 'Nederlands',
    en: 'English',
  },

  level: {
    title: 'Contact level',
    intro: 'This decides whom a scan contacts. Nothing else leaves your computer.',
    default: 'default',
    names:
      'Names that do not exist on the public internet, such as localhost, nas.local or wiki.intern, are never sent to others. A name such as intranet.client.nl or fritz.box does not show that it belongs to a private network: choose “This site only” for those.',
    newerData: {
      label: 'Get newer data',
      note: ({ host }) =>
        `Once a day at most, beside a scan, Pijler asks ${host} for newer versions, dates, names and servers. That request says nothing of the site. No program code comes with it and no rule of the grade, and Pijler does not use what is not properly signed.`,
    },
  },

  resolver: {
    title: 'DNS service',
    intro: 'For Domain & DNS, Pijler queries this service. It sees the domain names you scan, never the pages.',
    unused: 'With “This site only” Pijler does not use the DNS service.',
    eu: 'European Union',
    policy: 'Privacy policy',
    policyOf: ({ name }) => `Privacy policy of ${name}`,
    custom: 'Your own service',
    customAddress: 'Address of your DNS service (DNS over HTTPS)',
    customHint: 'For example https://dns.example.com/dns-query. Choose one that filters nothing and validates DNSSEC.',
    save: 'Use this service',
    errors: {
      empty: 'Enter the address of your DNS service.',
      notAnAddress: 'This is not a full web address. An address starts with https:// and has a path.',
      notSecure: 'A DNS service has to start with https://.',
      credentials: 'Do not put a user name or password in the address.',
      fragment: 'Leave out everything from # onwards.',
    },
    needsAccess: ({ host }) =>
      `Without access to ${host} the browser may not be able to read this service’s responses.`,
  },

  key: {
    title: 'Partner key',
    intro: 'With a key you can scan 120 times an hour, otherwise 20 times.',
    label: 'Partner key',
    save: 'Save key',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel',
    keeping: 'How long the key is kept',
    sessionOnly: 'This session only',
    sessionNote: 'Never reaches the disk. When the browser closes the key is gone, and you enter it again later.',
    always: 'Until you remove it',
    alwaysNote:
      'Is in your browser profile. After you remove it, the key may be readable there for a while, for someone with access to this computer.',
    savedKey: ({ tail }) => `Saved key: ••••••••${tail}`,
    savedOn: ({ day }) => `Saved on ${day}.`,
    forSession: 'Valid until the browser closes.',
    next: 'Now open a site and click the Pijler icon: it scans with the key.',
    safe: 'The key stays in this browser and is never shown in full again.',
    request: 'Request a key',
    requestDefault: 'No key yet? Request one from the operator of the scan service.',
    test: 'Test',
    testNeedsService: 'Only a scan service checks whether a key is real. None is set; scanning does not need one.',
    removing:
      'You are removing the key, together with the results that are open now. Do you want to clear the saved reports too?',
    removeOnly: 'The key only',
    removeReports: 'Key and reports',
    removeNote: 'The date, grade and scores of cleared reports stay in the history.',
    left: ({ left, perHour }) => `You have ${left} of ${perHour} scans left this hour.`,
    errors: {
      empty: 'Enter a key.',
      tooLong: 'A key has at most 512 characters.',
      spaces: 'A key contains no spaces or line breaks.',
      characters: 'This contains characters that a key cannot have, such as • or “. Paste the key itself.',
    },
  },

  history: {
    title: 'History',
    intro:
      'The last 50 scans stay on this computer: with a key the full report, otherwise only the result. Pijler never saves scans from a private window.',
    keep: 'Save my scans',
    keepNote: 'Off: new scans stay only while their tab is open. Existing scans stay.',
    fullUrl: 'Save the full URL',
    fullUrlNote:
      'Off: Pijler leaves out everything from the question mark onwards, and the folders of a file on your computer. They may contain a search, a name or a code.',
    count: ({ count }) => (count === 0 ? 'No scans saved.' : `${count} ${count === 1 ? 'scan' : 'scans'} saved.`),
    open: 'See the history',
    clear: 'Clear history',
    sure: 'You are removing all saved scans and your decisions about findings. This is permanent.',
    yes: 'Yes, clear everything',
    no: 'No, keep them',
  },

  privacy: {
    title: 'Privacy',
    intro:
      'Pijler collects no usage data and loads no fonts or images from third parties. These are all the contacts that a scan can make:',
    level: 'Level',
    who: 'Who is contacted',
    what: 'What they see',
    thisSite: 'The site that you scan, and its www variant',
    thisSiteSees: 'Ordinary requests without cookies',
    mailHost: 'mta-sts.<domain>, if you gave access',
    registry: 'The domain registry (RDAP)',
    registrySees: 'The domain name',
    resolverSees: 'The site’s name, and names that belong to its domain or appear in its DNS',
    service: 'The scan service at the base address',
    serviceSees: 'The address, and your key if you have one; with a key also whether the site is among your sites',
    noService: 'The scan service; no base address is set',
    shown: 'The contacts that a scan actually made are listed with every result under “Contacts of this scan”.',
    current: 'current choice',
    recent: 'Last 20 connections',
    recentNote: 'Of scans and tests since the browser started, the newest first. Private windows are not listed.',
    recentNone: 'No connection has been made since the browser started.',
    time: 'Time',
  },

  about: {
    title: 'About',
    version: 'Version',
    rules: 'Grading rules',
    licence: 'Pijler is free software under the MIT licence.',
    axe: 'The accessibility rules come from axe-core (MPL-2.0).',
    font: 'Typeface: Atkinson Hyperlegible Next (SIL Open Font License 1.1).',
    fontLicence: 'Typeface licence',
    licences: 'Licences of all bundled software',
    sums: 'Checksum (sha256)',
    sumsNote: 'This is the sha256 of the list of checksums of all files.',
    sumsList: 'See the list',
    news: 'New since the previous version',
    isNew: 'new',
    changes: ({ version }) => `New in ${version}`,
  },

  shortcut: {
    title: 'Shortcut',
    intro: 'Scans the current tab, just like a click on the icon.',
    now: 'Current shortcut',
    none: 'not set',
    change: 'You change the shortcut on your browser’s extensions page.',
    open: 'Change the shortcut',
  },
};
