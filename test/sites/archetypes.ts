import type { PageKind, Pillar } from '../../lib/model.ts';

/** Lowest and highest score that an expert expects; null where the pillar gets none. */
export type Band = readonly [low: number, high: number] | null;

export interface Archetype {
  /** Name of its file in this folder. */
  readonly name: string;
  readonly what: string;
  readonly url: string;
  /** What kind of page that is; a home page where absent. */
  readonly kind?: PageKind;
  /** Where its visitor comes in first: past a challenge, or by a form that takes any answer. */
  readonly enter?: string;
  /** With site access. */
  readonly bands: Readonly<Record<Pillar | 'overall', Band>>;
  /** Why an expert expects that. */
  readonly because: string;
}

const EXEMPLARY = [95, 100] as const;
/** How many points a score is away without site access at most, unless it is shown as incomplete. */
export const AWAY = 5;
/** Kept, with what an audit finds everywhere. */
const TYPICAL = [60, 80] as const;
const NEGLECTED = [0, 39] as const;
/** Something fatal, whatever else is well: by the caps on the total. */
const FATAL = [0, 39] as const;
/** Nothing in this pillar to complain of, and nobody who worked on it. */
const FINE = [85, 100] as const;
/** Nothing to complain of, and nothing to see of any upkeep: sufficient, for nobody can say more. */
const UNSEEN = [60, 80] as const;
const WELL = [75, 90] as const;
const MEAGRE = [40, 65] as const;
/** A zone with an address and two name servers: no DNSSEC, no mail policy. */
const BARE_ZONE = [20, 40] as const;
/** https without a single header, and http left open. */
const BARE_HTTPS = [15, 45] as const;
/** Parked and default pages, by the catalogue's cap. */
const OUT_OF_SERVICE = [0, 25] as const;

const all = (band: Band, changes: Partial<Archetype['bands']> = {}): Archetype['bands'] => ({
  overall: band,
  domein: band,
  beveiliging: band,
  onderhoud: band,
  seo: band,
  ai: band,
  toegankelijkheid: band,
  ...changes,
});

/** The well-kept WordPress site of 3c: typical, and open to assistants. */
const ordinary = (changes: Partial<Archetype['bands']> = {}) => all(TYPICAL, { ai: WELL, ...changes });

/** As its generator left it, on a host that does nothing that it need not do; `rendered`: what it says is in what is sent. */
const start = (framework: string, rendered: boolean, because: string): Archetype => ({
  name: `start${framework.toLowerCase()}`,
  what: `untouched template of ${framework}`,
  url: `https://start${framework.toLowerCase()}.nl/`,
  bands: all([40, 64], {
    domein: BARE_ZONE,
    beveiliging: BARE_HTTPS,
    onderhoud: [60, 98],
    seo: rendered ? [40, 70] : [25, 60],
    ai: rendered ? [20, 45] : [0, 45],
    // One word is too little to judge by.
    toegankelijkheid: framework === 'Astro' ? null : FINE,
  }),
  because,
});

export const ARCHETYPES: readonly Archetype[] = [
  {
    name: 'goed',
    what: 'static, exemplary',
    url: 'https://goed.nl/',
    bands: all(EXEMPLARY),
    because: 'Everything the six pillars ask is in order; anything below 95 would be our fault.',
  },
  {
    name: 'verzorgd',
    what: 'WordPress, exemplary',
    url: 'https://verzorgd.nl/',
    bands: all(EXEMPLARY),
    because: 'An agency that knows its trade keeps it, and no system by itself may cost a point.',
  },
  {
    name: 'fietstassen',
    what: 'web shop, exemplary',
    url: 'https://fietstassen.nl/',
    bands: all(EXEMPLARY),
    because: 'A cart cookie, an order form and products are no faults when they are done well.',
  },
  {
    name: 'gemeentemerendam',
    what: 'municipality, exemplary',
    url: 'https://gemeentemerendam.nl/',
    bands: all(EXEMPLARY),
    because: 'Keeps the government’s list of standards and has its accessibility statement.',
  },
  {
    name: 'northmill',
    what: 'foreign, two languages, exemplary',
    url: 'https://northmill.com/',
    bands: all(EXEMPLARY),
    because: 'A .com with a registrar’s lock and alternates that answer each other: abroad is no fault.',
  },
  {
    name: 'verstuurtniets',
    what: 'mail-less, exemplary',
    url: 'https://verstuurtniets.nl/',
    bands: all(EXEMPLARY),
    because: 'A domain that says it takes and sends no mail lacks nothing that mail needs.',
  },
  {
    name: 'planbord',
    what: 'single-page app, rendered on the server',
    url: 'https://planbord.nl/',
    bands: all(EXEMPLARY, { overall: FINE, domein: TYPICAL }),
    because: 'Built by people who know the web and left the domain to their host: no DNSSEC, CAA or IPv6.',
  },
  {
    name: 'kapottesleutel',
    what: 'exemplary, DNSSEC broken',
    url: 'https://kapottesleutel.nl/',
    bands: all(EXEMPLARY, { overall: FATAL, domein: [0, 39] }),
    because:
      'Validating visitors cannot reach it at all: nothing that is good there makes up for that; the other five pillars stay.',
  },
  {
    name: 'gewoon',
    what: 'WordPress, kept up',
    url: 'https://gewoon.nl/',
    bands: ordinary(),
    because: 'Kept up, never looked into: some faults in every pillar, none that alarms; anybody may read it.',
  },
  {
    name: 'nogverborgen',
    what: 'WordPress, kept up, noindex left on',
    url: 'https://nogverborgen.nl/',
    bands: ordinary({ overall: [45, 69], seo: [30, 69], ai: [0, 25] }),
    because: 'The ordinary site, and no search engine or assistant may show it: capped in both pillars.',
  },
  {
    name: 'dichtvoorai',
    what: 'WordPress, kept up, AI search shut out',
    url: 'https://dichtvoorai.nl/',
    bands: ordinary({ overall: [55, 75], ai: [0, 45] }),
    because: 'The ordinary site, with the three major AI search crawlers kept out: capped there, equal elsewhere.',
  },
  {
    name: 'vastgezet',
    what: 'WordPress, kept up, zoom blocked',
    url: 'https://vastgezet.nl/',
    bands: ordinary({ toegankelijkheid: [45, 69] }),
    because: 'The ordinary site that cannot be enlarged on a telephone: capped in accessibility only.',
  },
  {
    name: 'gekaapt',
    what: 'WordPress, kept up, hijacked script',
    url: 'https://gekaapt.nl/',
    bands: ordinary({ overall: FATAL, onderhoud: [0, 20] }),
    because:
      'The ordinary site that runs a script from a host in other hands: no visitor is safe there, so no total above 39.',
  },
  {
    name: 'tuinzaad',
    what: 'web shop, kept up',
    url: 'https://tuinzaad.nl/',
    bands: all([65, 85], { beveiliging: TYPICAL, onderhoud: [80, 100], ai: [85, 100] }),
    because:
      'The shop system and its host keep the software, a patch behind; policies, mail and small things nobody set.',
  },
  {
    name: 'kapsalonlisa',
    what: 'kit that sets no headers, filled in with care',
    url: 'https://kapsalonlisa.nl/',
    bands: all(WELL, { domein: [65, 85], beveiliging: MEAGRE, onderhoud: FINE, seo: [80, 95], ai: [85, 100] }),
    because:
      'All that its owner could fill in is filled in, and its page tells prices, place and number; the headers are the kit’s, and the kit sets few.',
  },
  {
    name: 'zolderkamer',
    what: 'kit that sets no headers, never looked after',
    url: 'https://zolderkamer.nl/',
    bands: all(MEAGRE, { overall: [55, 72], onderhoud: [80, 100], ai: [70, 90] }),
    because: 'Sample texts, no description, nameless fields: meagre where its owner decides, fine where the kit does.',
  },
  {
    name: 'waterschapderijp',
    what: 'public body, connection by the standards, page not',
    url: 'https://waterschapderijp.nl/',
    bands: all([70, 85], {
      domein: [90, 100],
      beveiliging: TYPICAL,
      onderhoud: FINE,
      ai: [65, 85],
      toegankelijkheid: [45, 70],
    }),
    because:
      'Domain and mail by the list of standards, no content policy, no accessibility statement; its page hardly tells a fact.',
  },
  {
    name: 'baeckereisommer',
    what: 'foreign, ordinary',
    url: 'https://baeckereisommer.de/',
    bands: all([65, 85], { domein: MEAGRE, onderhoud: FINE, ai: FINE, toegankelijkheid: WELL }),
    because:
      'An ordinary site in German that tells its prices and where it is: no DNSSEC and no DMARC, as most there; its language is no fault.',
  },
  {
    name: 'schaakclubdetoren',
    what: 'static, by hand, typical',
    url: 'https://schaakclubdetoren.nl/',
    bands: all(WELL, {
      overall: [70, 90],
      domein: [65, 85],
      beveiliging: MEAGRE,
      onderhoud: FINE,
      toegankelijkheid: EXEMPLARY,
    }),
    because: 'A member who writes clean HTML on a host without headers: good to read, little policy.',
  },
  {
    name: 'portaal',
    what: 'intranet',
    url: 'http://portaal.lan/',
    bands: all([60, 85], {
      domein: null,
      beveiliging: [30, 60],
      onderhoud: FINE,
      seo: null,
      ai: null,
      toegankelijkheid: FINE,
    }),
    because: 'A plain start page over http on an office’s own network: its name is nobody else’s business.',
  },
  {
    name: 'app',
    what: 'single-page app, empty shell',
    url: 'https://app.nl/',
    bands: all(MEAGRE, {
      domein: BARE_ZONE,
      beveiliging: BARE_HTTPS,
      onderhoud: UNSEEN,
      seo: [40, 60],
      ai: [0, 40],
      toegankelijkheid: FINE,
    }),
    because: 'Whoever runs no scripts gets an empty page; the host does nothing that it need not do.',
  },
  {
    name: 'klussenlijst',
    what: 'single-page app, development server online',
    url: 'https://klussenlijst.nl/',
    bands: all(MEAGRE, {
      overall: [30, 55],
      domein: BARE_ZONE,
      beveiliging: BARE_HTTPS,
      onderhoud: [70, 95],
      seo: [15, 45],
      ai: [0, 40],
    }),
    because: 'Nobody finished it: empty shell, nameless controls, a development build, nothing set anywhere.',
  },
  {
    name: 'verwaarloosd',
    what: 'WordPress, not touched since 2019',
    url: 'https://verwaarloosd.nl/',
    bands: all(NEGLECTED, { overall: [30, 50], seo: TYPICAL, ai: FINE, toegankelijkheid: FINE }),
    because:
      'Its maker did decent work in 2019: what was well made still reads well, and what has rotted holds the roof down.',
  },
  {
    name: 'lampenhal',
    what: 'web shop, neglected',
    url: 'https://lampenhal.nl/',
    bands: all(NEGLECTED, { ai: [20, 45] }),
    because:
      'Ended software, a password over http, a site that is there twice; of a shop’s home page with a form to sign in, next to no text.',
  },
  {
    name: 'koorvreugde',
    what: 'static, neglected, http only',
    url: 'http://koorvreugde.nl/',
    bands: all(MEAGRE, { domein: BARE_ZONE, beveiliging: [0, 20], onderhoud: [50, 80], ai: [30, 50] }),
    because: 'Ten years old and http only; there is little software to rot, and too little text to quote.',
  },
  {
    name: 'slecht',
    what: 'everything wrong',
    url: 'http://slecht.nl/',
    bands: all(NEGLECTED),
    because: 'Made to have every fault: no pillar may be spared.',
  },
  {
    name: 'schildergraaf',
    what: 'WordPress, broken into',
    url: 'https://schildergraaf.nl/',
    bands: all(FATAL, {
      domein: [25, 50],
      beveiliging: [10, 40],
      onderhoud: [0, 20],
      seo: TYPICAL,
      ai: [60, 80],
      toegankelijkheid: WELL,
    }),
    because:
      'Old software, somebody’s hidden links and a hijacked script: fatal; the page itself still reads as before.',
  },
  {
    name: 'overgenomen',
    what: 'taken over by phishers',
    url: 'https://overgenomen.nl/',
    kind: 'signIn',
    bands: all(FATAL, {
      domein: BARE_ZONE,
      beveiliging: BARE_HTTPS,
      onderhoud: [0, 39],
      seo: null,
      ai: null,
      toegankelijkheid: FINE,
    }),
    because:
      'A front page that asks passwords for others is fatal, however clean it is; what is there to sign in need not be found or quoted.',
  },
  {
    name: 'tekoop',
    what: 'parked',
    url: 'https://tekoop.nl/',
    kind: 'standIn',
    bands: all([40, 65], {
      beveiliging: BARE_HTTPS,
      onderhoud: OUT_OF_SERVICE,
      seo: [30, 60],
      ai: [20, 45],
      toegankelijkheid: [75, 95],
    }),
    because:
      'There is no site behind the name, and next to no text: both caps say so, the rest grades the page that is there.',
  },
  {
    name: 'binnenkort',
    what: 'coming soon',
    url: 'https://binnenkort.nl/',
    kind: 'standIn',
    bands: all([30, 54], {
      domein: BARE_ZONE,
      beveiliging: [25, 50],
      onderhoud: OUT_OF_SERVICE,
      seo: [50, 75],
      ai: [20, 45],
      toegankelijkheid: null,
    }),
    because:
      'A clean page that says nothing yet: out of service, nothing to quote, and too little on it to judge accessibility by.',
  },
  {
    name: 'muur',
    what: 'behind a challenge',
    url: 'https://muur.nl/',
    enter: 'https://muur.nl/doorlaten',
    bands: all(null, { domein: BARE_ZONE, onderhoud: FINE }),
    because: 'What a stranger gets was not seen: two pillars have a score, and two make no total.',
  },
  {
    name: 'inlog',
    what: 'behind a login',
    url: 'https://inlog.nl/',
    enter: 'https://inlog.nl/inloggen',
    bands: all(TYPICAL, {
      overall: [50, 70],
      domein: BARE_ZONE,
      onderhoud: UNSEEN,
      seo: null,
      ai: null,
      toegankelijkheid: null,
    }),
    because: 'The page is the signed-in user’s alone: next to nothing stands on it, and most is told as not tested.',
  },
  {
    name: 'jaarachter',
    what: 'WordPress, a year behind',
    url: 'https://jaarachter.nl/',
    bands: ordinary({ overall: [55, 74], onderhoud: [30, 50] }),
    because: 'The ordinary site without the security releases of a year: it works, and nobody who knows calls it good.',
  },
  {
    name: 'proefsite',
    what: 'exemplary, noindex left on',
    url: 'https://proefsite.nl/',
    bands: all(EXEMPLARY, { overall: [70, 89], seo: [50, 69], ai: [0, 25] }),
    because: 'Finished, and nobody can find it: one setting away from the best, and until then far from it.',
  },
  {
    name: 'eenscript',
    what: 'exemplary, one hijacked script',
    url: 'https://eenscript.nl/',
    bands: all(FINE, { overall: FATAL, onderhoud: [0, 20] }),
    because: 'Everything right but one fatal thing: whoever holds that host holds the page.',
  },
  {
    name: 'postvak',
    what: 'webmail, page to sign in',
    url: 'https://postvak.nl/',
    kind: 'signIn',
    bands: all([50, 75], {
      domein: BARE_ZONE,
      beveiliging: [70, 95],
      onderhoud: UNSEEN,
      seo: null,
      ai: null,
      toegankelijkheid: [85, 100],
    }),
    because:
      'Well set up and meant for nobody else: a page to sign in need not be found or quoted, and shuts search out on purpose.',
  },
  {
    name: 'kassa',
    what: 'intranet, page to sign in over http',
    url: 'http://kassa.lan/',
    kind: 'signIn',
    bands: all([40, 75], {
      domein: null,
      beveiliging: [0, 40],
      onderhoud: UNSEEN,
      seo: null,
      ai: null,
      toegankelijkheid: FINE,
    }),
    because:
      'A password over http on an office’s own network: bad, and no danger to the public that would end the grade.',
  },
  {
    name: 'sjabloon',
    what: 'untouched template',
    url: 'https://sjabloon.nl/',
    bands: all([40, 65], {
      domein: BARE_ZONE,
      beveiliging: BARE_HTTPS,
      onderhoud: [60, 100],
      seo: [50, 75],
      ai: [20, 45],
      toegankelijkheid: [85, 100],
    }),
    because:
      'What a generator leaves behind: nothing wrong with it, and nothing there; only AI findability sees that yet.',
  },
  {
    name: 'polderwiki',
    what: 'wiki, much to read',
    url: 'https://polderwiki.nl/wiki/Broedvogels',
    kind: 'content',
    bands: all(MEAGRE, {
      overall: [50, 72],
      domein: BARE_ZONE,
      beveiliging: BARE_HTTPS,
      onderhoud: FINE,
      seo: [55, 85],
      ai: FINE,
      toegankelijkheid: FINE,
    }),
    because: 'Facts, figures, a table and a source in plain HTML; the host does nothing that it need not do.',
  },
  {
    name: 'verhuisd',
    what: 'a page that is gone (404)',
    url: 'https://verhuisd.nl/oude-pagina',
    kind: 'error',
    bands: all([40, 65], {
      domein: BARE_ZONE,
      beveiliging: BARE_HTTPS,
      onderhoud: [50, 100],
      seo: [20, 60],
      ai: null,
      toegankelijkheid: FINE,
    }),
    because: 'An error page is not the site: AI has nothing to ask of it, and nobody calls the rest good.',
  },
  start('Next', true, 'Nobody wrote a word: not even the title is theirs, and there is nothing to find or to quote.'),
  start('Nuxt', true, 'A welcome to whoever builds it, shown to whoever visits it.'),
  start('Svelte', true, 'Two lines and no title: it works, and it is no site yet.'),
  start('Astro', true, 'One word, its maker’s name: too little on it to judge accessibility by.'),
  start('Angular', false, 'A visitor is congratulated; who runs no scripts gets an empty page.'),
  start('Vite', false, 'A counter to try; who runs no scripts gets an empty page.'),
];
