import type { DecisiveState } from '../../model.ts';

/** The words for a page's decisive state. */
export interface StateWords {
  /** What the page is. */
  readonly title: string;
  /** The consequences for its visitors and owner, in one sentence. */
  readonly means: string;
  /** The first thing to do. */
  readonly first: string;
  /** Whom to contact about it. */
  readonly call: string;
}

const WEB_DEVELOPER = 'Bel uw webbouwer.';
const HOST = 'Bel uw hostingpartij.';
const DOMAIN = 'Bel wie uw domein beheert.';

/** Titles and sentences name nothing that was found, because the public tier shows them too. */
export const states = {
  title: 'Eerst dit',
  states: {
    breakIn: {
      title: 'Tekenen van een inbraak',
      means: 'Iemand anders lijkt deze pagina te hebben veranderd; bezoekers lopen mogelijk gevaar.',
      first: 'Laat de site vandaag nakijken en wijzig alle wachtwoorden.',
      call: WEB_DEVELOPER,
    },
    hijackedScript: {
      title: 'Gekaapt script',
      means: 'Code van een adres dat in verkeerde handen was, draait bij elke bezoeker.',
      first: 'Haal dat adres vandaag uit de pagina.',
      call: WEB_DEVELOPER,
    },
    openAdministration: {
      title: 'Beheer staat open',
      means: 'Iedereen die het adres kent, kan de server, de database of de installatie bedienen.',
      first: 'Sluit het adres vandaag af voor buitenstaanders.',
      call: HOST,
    },
    administrationLogin: {
      title: 'Beheerderslogin voor iedereen bereikbaar',
      means: 'Iedereen kan het wachtwoord proberen te raden.',
      first: 'Laat het adres alleen toe vanaf uw eigen netwerk.',
      call: HOST,
    },
    exposedFiles: {
      title: 'Bestanden of instellingen liggen open',
      means: 'Onbekenden zien wat alleen voor beheerders bedoeld is.',
      first: 'Haal die bestanden weg, of zet de foutweergave uit.',
      call: HOST,
    },
    parked: {
      title: 'Geparkeerd domein',
      means: 'Hier staat geen site, maar een pagina van een domeinhandelaar of hostingpartij.',
      first: 'Laat het domein naar uw site wijzen.',
      call: DOMAIN,
    },
    suspended: {
      title: 'Account geblokkeerd',
      means: 'Bezoekers zien alleen een melding van de hostingpartij.',
      first: 'Vraag waarom dat zo is.',
      call: HOST,
    },
    maintenance: {
      title: 'In onderhoud',
      means: 'De site is tijdelijk gesloten; deze pagina zegt niets over de site zelf.',
      first: 'Scan later opnieuw.',
      call: 'Duurt het een dag, bel dan uw webbouwer.',
    },
    noHttps: {
      title: 'Geen https',
      means: 'Iedereen onderweg kan meelezen en de pagina veranderen, ook wat bezoekers invullen.',
      first: 'Zet https aan voor de hele site.',
      call: HOST,
    },
    deadName: {
      title: 'Domein werkt niet zonder www',
      means: 'Wie www weglaat, krijgt niets te zien.',
      first: 'Laat een DNS-record voor het kale domein maken.',
      call: DOMAIN,
    },
    folderListing: {
      title: 'Lijst van bestanden in plaats van een pagina',
      means: 'De server toont bezoekers alles wat in deze map staat.',
      first: 'Zet de lijst uit, of zet een pagina in de map.',
      call: HOST,
    },
    emptyShell: {
      title: 'Zonder scripts een lege pagina',
      means: 'Zoekmachines en AI-assistenten zien mogelijk niets.',
      first: 'Laat de server de tekst meesturen.',
      call: WEB_DEVELOPER,
    },
    wall: {
      title: 'Een vraag sluit de pagina af',
      means: 'Bezoekers zien de pagina pas als ze toestemming of hun leeftijd geven.',
      first: 'Toon de vraag in een smalle balk.',
      call: WEB_DEVELOPER,
    },
    errorPage: {
      title: 'Foutpagina',
      means: 'Deze pagina is een foutmelding.',
      first: 'Scan een andere pagina, of herstel deze.',
      call: WEB_DEVELOPER,
    },
    defaultPage: {
      title: 'Standaardpagina van de server',
      means: 'Op deze server staat nog geen site.',
      first: 'Zet de site online, of laat het domein ernaar wijzen.',
      call: HOST,
    },
    comingSoon: {
      title: 'Nog geen site',
      means: 'Hier staat alleen een aankondiging.',
      first: 'Zet online wat u doet en hoe u te bereiken bent.',
      call: WEB_DEVELOPER,
    },
    template: {
      title: 'Sjabloon nog niet ingevuld',
      means: 'Bezoekers zien nog voorbeeldtekst.',
      first: 'Vervang die door uw eigen tekst.',
      call: WEB_DEVELOPER,
    },
  } satisfies Readonly<Record<DecisiveState, StateWords>> as Readonly<Record<DecisiveState, StateWords>>,
};
export type StatesWords = typeof states;
