/**
 * What is said where a page cannot be scanned, or only in part, in both languages, and what is offered: the wording is
 * the product's own promise, so it stands here a second time, word for word.
 */
export interface Saying {
  readonly nl: string;
  readonly en: string;
  /** Words of the buttons beside the Dutch sentence. */
  readonly offers: readonly string[];
}

export const SAYS = {
  browserPage: {
    nl: 'Dit is een pagina van uw browser zelf. Open een website en klik opnieuw.',
    en: 'This page belongs to your browser itself. Open a website and click again.',
    offers: [],
  },
  store: {
    nl: 'Uw browser laat op deze winkelpagina geen extensies toe.',
    en: 'Your browser does not allow extensions on this store page.',
    offers: [],
  },
  file: {
    nl: 'Dit is een bestand, geen webpagina. Scan de site zelf: bestand.nl.',
    en: 'This is a file, not a web page. Scan the site itself: bestand.nl.',
    offers: ['Open bestand.nl'],
  },
  hidden: {
    nl: 'Uw browser houdt deze pagina gesloten: het is een pagina van uw browser zelf, of een bestand op uw computer. Zet voor een bestand “Toegang tot bestands-URL’s” aan.',
    en: 'Your browser keeps this page closed: it belongs to your browser itself, or is a file on your computer. For a file, turn on “Allow access to file URLs”.',
    offers: ['Open de instellingen van de extensie'],
  },
  localPage: {
    nl: 'Dit is een bestand op uw computer. Er is niets naar buiten gegaan; Domein & DNS en Beveiliging zijn hier niet van toepassing.',
    en: 'This is a file on your computer. Nothing left your computer; Domain & DNS and Security do not apply here.',
    offers: [],
  },
  notLoaded: {
    nl: 'De site kon niet worden geladen, dus valt er niets te scannen.',
    en: 'The site could not be loaded, so there is nothing to scan.',
    offers: ['Alleen het domein scannen'],
  },
  offline: {
    nl: 'Geen verbinding. De pagina zelf is gescand; wat internet nodig heeft, is niet getest.',
    en: 'No connection. The page itself was scanned; what needs the internet was not tested.',
    offers: ['Opnieuw proberen'],
  },
  ip: {
    nl: 'Dit adres is een IP-adres. Domein & DNS is hier niet van toepassing.',
    en: 'This address is an IP address. Domain & DNS does not apply here.',
    offers: [],
  },
  home: {
    nl: 'Dit adres is niet openbaar: het ligt bijvoorbeeld in uw eigen netwerk of op uw computer. Er is niets naar buiten gegaan; Domein & DNS is hier niet van toepassing.',
    en: 'This address is not public: it is on your own network or computer, for example. Nothing left your network; Domain & DNS does not apply here.',
    offers: [],
  },
  shared: {
    nl: 'Dit adres hoort bij een platform dat zijn domein met anderen deelt. Domein & DNS is hier niet van toepassing.',
    en: 'This address belongs to a platform that shares its domain with others. Domain & DNS does not apply here.',
    offers: [],
  },
  wall: {
    nl: 'De site houdt nieuwe bezoekers tegen met een controlepagina. Wat daarachter ligt, is niet getest.',
    en: 'The site stops new visitors with a challenge page. What lies behind it was not tested.',
    offers: [],
  },
  login: {
    nl: 'Een nieuwe bezoeker krijgt hier een inlogpagina. Wat alleen die bezoeker ziet, is niet getest.',
    en: 'A new visitor gets a login page here. What only that visitor sees was not tested.',
    offers: [],
  },
} as const satisfies Readonly<Record<string, Saying>>;
