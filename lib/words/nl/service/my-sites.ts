import type { SitesFault } from '../../../api/sites.ts';

interface Failed {
  readonly host: string;
  /** How long the service asks to wait; 0 when it does not say. */
  readonly minutes: number;
}

const wait = (minutes: number): string =>
  minutes === 0 ? 'Probeer het straks opnieuw.' : `Probeer het over ${minutes} min opnieuw.`;

/** Why a service refused a request about the sites of a key's team, one sentence each. */
const faults = {
  unsupported: ({ host }: Failed) => `${host} houdt geen lijst van sites bij.`,
  noKey: 'Er is geen sleutel die bij deze dienst hoort.',
  keyRefused: ({ host }: Failed) => `${host} weigert de sleutel.`,
  forbidden: ({ host }: Failed) =>
    `Met deze sleutel mag dat niet op ${host}. Vraag de beheerder om een ruimere sleutel.`,
  notFound: ({ host }: Failed) => `Deze site staat niet meer op ${host}.`,
  badRequest: ({ host }: Failed) => `${host} neemt dit adres niet aan.`,
  conflict: ({ host }: Failed) => `${host} heeft geen plaats voor nog een site.`,
  tooLarge: ({ host }: Failed) => `Dit is te groot voor ${host}.`,
  rateLimited: ({ host, minutes }: Failed) => `De limiet van ${host} is bereikt. ${wait(minutes)}`,
  busy: ({ host, minutes }: Failed) => `${host} heeft het te druk. ${wait(minutes)}`,
  serverFault: ({ host }: Failed) => `${host} heeft een storing.`,
  unfit: ({ host }: Failed) => `${host} antwoordt met iets wat Pijler niet kent.`,
  unreachable: ({ host }: Failed) => `${host} is niet te bereiken.`,
  timeout: ({ host }: Failed) => `${host} heeft niet op tijd geantwoord.`,
  interrupted: 'Het verzoek is onderbroken.',
  offline: 'Er is geen verbinding met het internet.',
  noAccess: ({ host }: Failed) => `De browser staat dit niet toe. Geef toegang tot ${host} bij instellingen.`,
} satisfies Readonly<Record<SitesFault, string | ((failed: Failed) => string)>>;

/** Words for what a scan service knows about a page's site, among the sites of a key's team. */
export const mySites = {
  title: 'Mijn sites',
  add: 'Voeg toe aan mijn sites',
  adding: 'De site wordt toegevoegd…',
  sends: ({ url, host }: { url: string; host: string }) =>
    `Dit stuurt ${url} en uw sleutel naar ${host}, die de site dan bij uw sites zet.`,
  added: ({ domain }: { domain: string }) => `${domain} staat nu bij uw sites.`,
  open: ({ domain }: { domain: string }) => `Bekijk ${domain} bij de dienst`,
  without: 'De dienst bewaart van deze site nog geen scan.',
  last: ({ score, day }: { score: number; day: string }) => `Laatste scan daar: ${score} op ${day}.`,
  lastWithout: ({ day }: { day: string }) => `Laatste scan daar: geen totaal, op ${day}.`,
  change: ({ change, day }: { change: string; day: string }) => `${change} sinds de scan van ${day}.`,
  same: ({ day }: { day: string }) => `Even hoog als bij de scan van ${day}.`,
  incomparable: ({ day }: { day: string }) =>
    `Met de scan van ${day} is dat niet te vergelijken: andere regels, een andere bron of andere pijlers.`,
  faults,
};
export type MySitesWords = typeof mySites;
