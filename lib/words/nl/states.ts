import type { DecisiveState } from '../../model.ts';

/** What is told of a page before anything else. */
export interface StateWords {
  /** What the page is. */
  readonly title: string;
  /** What that means for its visitors and owner, in one sentence. */
  readonly means: string;
  /** The first thing to do. */
  readonly first: string;
  /** Whom to call about it. */
  readonly call: string;
}

const WEB_DEVELOPER = 'Bel uw webbouwer.';
const HOST = 'Bel uw hostingpartij.';
const DOMAIN = 'Bel wie uw domein beheert.';

/** Titles and sentences name nothing that was found: the public tier shows them too. */
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
      title: 'Script van een gekaapte dienst',
      means:
        'De pagina laadt code van een adres dat in verkeerde handen is geweest; die code draait bij elke bezoeker.',
      first: 'Haal de verwijzing naar dat adres vandaag weg.',
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
      means: 'Iedereen kan wachtwoorden van de database of de server proberen te raden.',
      first: 'Laat het adres alleen toe vanaf uw eigen netwerk.',
      call: HOST,
    },
    exposedFiles: {
      title: 'Bestanden of instellingen liggen open',
      means: 'De server toont onbekenden wat alleen voor beheerders bedoeld is.',
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
      means: 'De hostingpartij heeft deze site afgesloten; bezoekers zien alleen die melding.',
      first: 'Vraag waarom het account is geblokkeerd.',
      call: HOST,
    },
    maintenance: {
      title: 'In onderhoud',
      means: 'De site is tijdelijk gesloten; wat hier te zien is, zegt niets over de site zelf.',
      first: 'Scan opnieuw als de site terug is.',
      call: 'Duurt het langer dan een dag, bel dan uw webbouwer.',
    },
    noHttps: {
      title: 'Geen https',
      means: 'Iedereen onderweg kan meelezen en de pagina veranderen, ook wat bezoekers invullen.',
      first: 'Zet https aan voor de hele site.',
      call: HOST,
    },
    deadName: {
      title: 'Domein werkt niet zonder www',
      means: 'Wie het adres zonder www intypt, krijgt niets te zien.',
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
      means: 'De server stuurt bijna geen tekst; zoekmachines en AI-assistenten zien mogelijk niets.',
      first: 'Laat de server de tekst meesturen.',
      call: WEB_DEVELOPER,
    },
    wall: {
      title: 'Een vraag sluit de pagina af',
      means: 'Bezoekers moeten eerst toestemming of hun leeftijd geven; pas daarna zien ze de pagina.',
      first: 'Toon de vraag in een balk die de pagina vrij laat.',
      call: WEB_DEVELOPER,
    },
    errorPage: {
      title: 'Foutpagina',
      means: 'Dit is niet de gevraagde pagina, maar een foutmelding.',
      first: 'Scan een pagina die er wel is, of herstel deze.',
      call: WEB_DEVELOPER,
    },
    defaultPage: {
      title: 'Standaardpagina van de server',
      means: 'De server werkt, maar er staat nog geen site op.',
      first: 'Zet de site op de server, of laat het domein naar de juiste server wijzen.',
      call: HOST,
    },
    comingSoon: {
      title: 'Nog geen site',
      means: 'Hier staat alleen een aankondiging; bezoekers vinden nog niets.',
      first: 'Zet een eerste pagina online met wat u doet en hoe u te bereiken bent.',
      call: WEB_DEVELOPER,
    },
    template: {
      title: 'Sjabloon dat nog niet is ingevuld',
      means: 'De pagina toont nog de tekst waarmee de software is geleverd.',
      first: 'Vervang de voorbeeldtekst door uw eigen tekst.',
      call: WEB_DEVELOPER,
    },
  } satisfies Readonly<Record<DecisiveState, StateWords>> as Readonly<Record<DecisiveState, StateWords>>,
};
export type StatesWords = typeof states;
