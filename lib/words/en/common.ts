import type { CommonWords } from '../nl/common.ts';

export const common: CommonWords = {
  product: 'Pijler',
  pillars: {
    domein: 'Domain & DNS',
    beveiliging: 'Security',
    onderhoud: 'Maintenance',
    seo: 'SEO',
    ai: 'AI findability',
    toegankelijkheid: 'Accessibility',
  },
  /** Hover text of the toolbar button. */
  badge: ({ host, score, word, time }) => `${host}: ${score} out of 100, ${word} (${time})`,
  badgeBusy: ({ host }) => `${host}: the scan is running`,
  badgeFailed: ({ host, time }) => `${host}: not scanned (${time})`,
  badgeIncomplete: ({ host, score, word, time }) => `${host}: ${score} out of 100, ${word}, incomplete (${time})`,
  badgeWithout: ({ host, time }) => `${host}: too little could be tested for an overall score (${time})`,
  outcomes: {
    pass: 'In order',
    warn: 'Attention',
    fail: 'Not in order',
    info: 'For information',
    skip: 'Not applicable',
    unknown: 'Not tested',
  },
  who: {
    zelf: 'you can do this',
    webbouwer: 'for your web developer',
    hostingpartij: 'for your hosting provider',
    domeinbeheerder: 'for your domain or mail administrator',
  },
  whoName: {
    zelf: 'Yourself',
    webbouwer: 'Web developer',
    hostingpartij: 'Hosting provider',
    domeinbeheerder: 'Domain or mail administrator',
  },
  levels: {
    A: { name: 'This site only', contacts: 'This site: the host, its www variant, http and https.' },
    B: {
      name: 'Domain data too',
      contacts: 'Also the DNS service and the domain registry: they get the domain name, never the page.',
    },
    C: {
      name: 'Through the scan service',
      contacts: 'Also the scan service: it gets the address, and your key if you have one.',
    },
  },
  unseen: {
    fault: {
      reason: 'an error in Pijler',
      because: 'This was not tested because of an error in Pijler itself.',
      remedy: 'Copy the error report and send it to the makers of Pijler. It contains nothing from the page.',
    },
    off: {
      reason: 'contact level',
      because: 'The chosen contact level does not allow this.',
      remedy: 'Choose a wider contact level in the settings.',
    },
    denied: {
      reason: 'no access',
      because: 'The browser shows this only after you give access to this site.',
      remedy: 'Give access to this site.',
    },
    offline: {
      reason: 'no connection',
      because: 'You were offline, or this address does not respond or does not exist.',
      remedy: 'Check that you are online and the address is right, then scan again.',
    },
    timeout: { reason: 'no response', because: 'No response came in time.', remedy: 'Scan again later.' },
    time: {
      reason: 'out of time',
      because: 'Time ran out: 15 seconds, or 45 for accessibility as long as the tab is in view.',
      remedy: 'Scan again and keep the tab in view.',
    },
    wall: {
      reason: 'blocked',
      because: 'The site responded with a challenge or refusal page.',
      remedy: 'Ask the site administrator to let your scan through, or scan again later.',
    },
    login: {
      reason: 'login page',
      because: 'A new visitor gets a login page here instead of this page.',
      remedy: 'Scan a page that can be seen without logging in.',
    },
    elsewhere: {
      reason: 'redirected',
      because: 'A new visitor is first redirected here, for instance to give consent.',
      remedy: 'Scan a page that a new visitor sees right away.',
    },
    otherHost: {
      reason: 'address not visited',
      because:
        'This is at an address that Pijler does not visit, or leads there: a subdomain, a third-party server, or an address that may trigger an action, such as logging out.',
      remedy: 'Check this by hand.',
    },
    limited: {
      reason: 'busy for now',
      because: 'The DNS service or the registry is not answering for a moment.',
      remedy: 'Scan again later, in an hour at most.',
    },
    tooLarge: {
      reason: 'too large',
      because: 'The response is larger than Pijler reads.',
      remedy: 'Check this by hand.',
    },
    loop: {
      reason: 'redirect loop',
      because: 'A visitor without cookies is redirected here again and again.',
      remedy: 'Make sure the page also opens without cookies: search engines do not send them.',
    },
    malformed: {
      reason: 'unreadable',
      because: 'The response could not be read.',
      remedy: 'Scan again later, or check this by hand.',
    },
    unfitResolver: {
      reason: 'unsuitable DNS service',
      because: 'The chosen DNS service gave no reliable answer to this.',
      remedy: 'Scan again later, or choose another DNS service in the settings.',
    },
    otherBrowser: {
      reason: 'other browser needed',
      because: 'This browser does not show this.',
      remedy: 'Scan the site in another browser as well.',
    },
    hidden: {
      reason: 'not visible from outside',
      because: 'This cannot be determined from outside.',
      remedy: 'Ask the site administrator.',
    },
    interrupted: { reason: 'interrupted', because: 'The scan was interrupted.', remedy: 'Scan again.' },
    outdated: {
      reason: 'data too old',
      because: 'Pijler’s data on this is too old to say that all is well.',
      remedy: 'Update Pijler and scan again.',
    },
  },
  outdatedSince: ({ day }: { day: string }) => `Pijler’s data on this is from ${day}: too old to say that all is well.`,
  purposes: {
    page: 'the page',
    twin: 'http and www',
    robots: 'robots.txt',
    sitemap: 'sitemap',
    security: 'security.txt',
    llms: 'llms.txt',
    missing: 'made-up address',
    wellKnown: 'fixed file (.well-known)',
    system: 'CMS file',
    icon: 'icon',
    image: 'share image',
    canonical: 'canonical URL',
    variant: 'address variant',
    hreflang: 'language variant',
    mail: 'mail policy',
    script: 'script',
    link: 'internal link',
    dns: 'DNS lookup',
    registry: 'domain registry',
    service: 'scan service',
  },
  incomplete: 'incomplete',
  range: ({ low, high }: { low: number; high: number }) =>
    `Not everything could be seen: the score lies between ${low} and ${high}.`,
  limited: 'limited',
  questions: {
    domein: 'Is the domain name set up properly, does your mail arrive, and can nobody else send mail in your name?',
    beveiliging: 'Are visitors and their data protected?',
    onderhoud: 'Is the technology up to date, and does everything still work?',
    seo: 'Can search engines find and understand the site?',
    ai: 'Can AI assistants read the site and name it as a source?',
    toegankelijkheid: 'Can everybody use the site, including people with disabilities?',
  },
  scale: 'On this scale 95 to 100 is exemplary, 60 to 80 is well kept, and less than 40 is neglected.',
  steps: {
    kinds: { danger: 'Danger', broken: 'Broken', missing: 'Missing', better: 'Better' },
    total: ({ from, to }) => `overall ${from} → ${to}`,
    points: ({ points, pillar }) => `+${points} for ${pillar}`,
    waits: ({ points, pillar, step }) => `+${points} for ${pillar}; counts once step ${step} is done`,
    opens: 'more can be tested after this',
  },
  total: {
    because: ({ at, reason }) => `Limited to ${at}: ${reason}`,
    check: ({ at }) => `Limited to ${at}, because of a serious finding.`,
    lowest: ({ at, pillar }) =>
      `Limited to ${at}: the overall score is at most 35 points above the weakest pillar, ${pillar}.`,
    without: ({ at, pillars }) => `Limited to ${at}: without ${pillars} the overall score cannot be higher.`,
    unseen: ({ pillars }) => `Too little could be tested for an overall score: without ${pillars}.`,
    notApplicable: 'Too few pillars apply to this page for an overall score. Scan an ordinary page of the site.',
    away: ({ time }) =>
      `No overall score: the site is under maintenance. ${time === '' ? 'Scan again later.' : `Scan again in ${time}.`}`,
    first: ({ reason }) => `This first: ${reason}`,
  },
  noScore: 'no score',
  columns: ({ scores }) => `Six columns, each as high as its score: ${scores}.`,
  column: ({ pillar, score }) => (score === null ? `${pillar} no score` : `${pillar} ${score}`),
  doesNotArise: 'This does not apply here.',
  retired: 'This check no longer exists in this version.',
  costs: ({ points }) => `costs ${points}`,
  contacts: ({ contacts, hosts }) =>
    contacts === 0
      ? 'No contacts'
      : `${contacts} ${contacts === 1 ? 'contact' : 'contacts'}, ${hosts} ${hosts === 1 ? 'host' : 'hosts'}`,
  ledger: {
    title: 'Contacts of this scan',
    empty: 'Nothing has been contacted yet.',
    promise: 'Cookies were never sent. No other addresses were contacted.',
    table: 'Table of all contacts',
    asked: ({ type, name }) => `asks for ${type} of ${name}`,
    host: 'Host',
    path: 'Path',
    purpose: 'Purpose',
    at: 'After',
    status: 'Response',
    bytes: 'Size',
    silent: 'none',
    redirected: 'redirects',
    notFollowed: 'redirects, not followed',
    byBrowser: 'not sent, the browser uses https only here',
    /** The page's own policy or its service worker kept it back. */
    notSent: 'not sent, the page does not allow it',
    /** Without access Firefox asks from within the page. */
    inPage: 'from the page itself',
  },
  broken: {
    says: ({ name }) => `An error in Pijler keeps this from being shown: ${name}.`,
    retry: 'Try again',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Copying failed. Select the text and copy it with your keyboard.',
  },
  copyFault: 'Copy the error report',
  /** What must be known of the page's kind before a result is read; absent where it is an ordinary one. */
  kind: {
    lines: {
      error: 'This is an error page, not the site itself. AI findability does not apply here.',
      signIn: 'This is a login page. SEO and AI findability do not apply here.',
      checkout: 'This is a cart or checkout. SEO and AI findability do not apply here.',
      search: 'These are search results. AI findability does not apply here.',
      application: 'This is a web application. SEO and AI findability do not apply here.',
      standIn: 'This seems to be a placeholder page rather than the site itself.',
    },
    toHome: 'Go to the home page',
  },
  accessAsk: ({ host }) =>
    `To test the server too, your browser will ask whether Pijler may read and change ${host}; Pijler only reads.`,
  chooseFile: 'Choose a file',
  giveAccess: 'Give access',
  access: ({ host }) => `Give access to ${host}`,
  openSettings: 'Settings',
};
