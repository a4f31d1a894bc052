import type { onderhoud as pillar } from '../../../checks/onderhoud/index.ts';
import {
  findHosts,
  findMatches,
  findPaths,
  formatFirstOf,
  gravestFirst,
  type Imperatives,
  type Named,
  sayAbout,
} from '../../imperative.ts';
import { formatIsoDate } from '../../terms.ts';

/** `Bootstrap 3.4.1`, before its advisories or its date. */
const nameLibraries = ({ items }: Named): string => formatFirstOf('nl', gravestFirst(items));
const sayLibrary = (sentence: (name: string) => string, otherwise: string) => (found: Named) =>
  sayAbout(nameLibraries(found), sentence, otherwise);
const nameService = (found: Named): string => formatFirstOf('nl', findMatches(found, /^(.+?) \(\d{4}/));
const nameFile = (found: Named): string => formatFirstOf('nl', findMatches(found, /\/([^/?#\s]+)(?:[?#]\S*)?(?:\s|$)/));

const replace = ({ args: { name, version } }: Named): string =>
  `Stap over op een ondersteunde versie van ${name}: ${version} is dat niet meer`;
const sayNeglected = ({ args: { name, version } }: Named): string =>
  `Werk ${name} vandaag nog bij: ${version} mist beveiligingsupdates`;

export const onderhoud = {
  'vulnerable-js-libraries': sayLibrary(
    (name) => `Werk ${name} bij wegens bekende lekken`,
    'Werk scripts met een bekend lek bij',
  ),
  'hijacked-script-hosts': (found) =>
    sayAbout(
      formatFirstOf('nl', findHosts(found)),
      (host) => `Haal vandaag alles weg wat van ${host} laadt`,
      'Haal vandaag weg wat van een gekaapt adres laadt',
    ),
  'eol-js-libraries': {
    ending: sayLibrary(
      (name) => `Plan de overstap van ${name} naar een nieuwere versie`,
      'Plan de overstap naar nieuwere scripts',
    ),
    ended: sayLibrary(
      (name) => `Vervang ${name}: daarvoor komen geen updates meer`,
      'Vervang scripts die geen updates meer krijgen',
    ),
  },
  'js-library-hygiene': {
    copies: sayLibrary((name) => `Laad één versie van ${name}`, 'Laad van elk script één versie'),
    behind: sayLibrary(
      (name) => `Plan de overstap van ${name} naar een nieuwere versie`,
      'Plan de overstap naar nieuwere scripts',
    ),
  },
  'cms-version-supported': {
    behind: ({ args: { name, version, newest } }) => `Werk ${name} bij: van ${version} naar ${newest}`,
    ending: ({ args: { name, ends } }) =>
      `Plan de overstap naar een nieuwe versie van ${name}: vóór ${formatIsoDate('nl', ends)}`,
    ended: replace,
    neglected: sayNeglected,
    frameworkEnded: replace,
    frameworkNeglected: sayNeglected,
  },
  'php-version-supported': {
    patchesMissing: ({ args: { newest } }) => `Vraag uw hostingpartij om PHP ${newest}`,
    ending: ({ args: { version, ends } }) =>
      `Vraag uw hostingpartij om een nieuwere PHP dan ${version}: vóór ${formatIsoDate('nl', ends)}`,
    ended: ({ args: { version } }) => `Vraag uw hostingpartij om een nieuwere PHP: ${version} is onveilig`,
  },
  'server-software-supported': {
    ended: ({ args: { name, version } }) => `Vraag uw hostingpartij of ${name} ${version} wordt bijgewerkt`,
    patchesMissing: ({ args: { name, newest } }) => `Vraag uw hostingpartij om ${name} ${newest}`,
    distributionEnded: 'Vraag uw hostingpartij om een server die nog updates krijgt',
    knownHole: ({ args: { name, version } }) =>
      `Laat ${name} ${version} vandaag bijwerken: aanvallers kennen daarin een lek`,
  },
  'site-in-service': {
    doubtful: 'Ga na of dit de pagina is die bezoekers moeten zien',
    serverError: 'Vraag uw webbouwer of hostingpartij de fout op de server te herstellen',
    parked: 'Laat het domein naar uw site wijzen',
    suspended: 'Vraag de hostingpartij waarom het account is geblokkeerd',
    maintenance: 'Stuur bij onderhoud code 503 met Retry-After',
    away: 'Scan later opnieuw: de site is in onderhoud',
    defaultPage: 'Zet uw site op deze server, of laat het domein naar uw site wijzen',
    comingSoon: 'Zet een eerste pagina online met wat u doet',
    moved: 'Stuur het oude adres door naar het nieuwe',
  },
  'internal-links-alive': (found) =>
    sayAbout(
      formatFirstOf('nl', findPaths(found)),
      (path) => `Herstel de dode link naar ${path}`,
      'Herstel de dode links op deze pagina',
    ),
  'own-assets-load': (found) =>
    sayAbout(
      nameFile(found),
      (name) => `Zet ${name} terug, of haal de verwijzing weg`,
      'Zet bestanden terug die niet laden',
    ),
  'links-direct-and-secure': {
    redirecting: 'Laat links meteen naar het nieuwe adres wijzen',
    insecure: 'Verander links naar http van deze site in https',
  },
  'deprecated-browser-features': {
    some: 'Vervang verouderde code in de pagina door moderne code',
    many: 'Vervang verouderde code in de pagina door moderne code',
    dead: 'Haal weg wat geen enkele browser nog toont',
    quirks: 'Begin de pagina met de regel die zegt dat het HTML is (doctype)',
  },
  'dead-third-party-tags': (found) =>
    sayAbout(
      nameService(found),
      (name) => `Haal de code van ${name} weg: die doet niets meer`,
      'Haal code van gestopte diensten weg',
    ),
  'leftover-test-content': {
    some: 'Vervang de voorbeeldtekst die nog op de pagina staat',
    untouched: 'Vervang de voorbeeldpagina door uw eigen pagina',
    phpError: 'Herstel de fout die op de pagina staat, en toon die niet aan bezoekers',
    localAssets: 'Zet bestanden online die nog op de computer van de webbouwer staan',
    tokenInTitle: 'Vul de titel in: er staat nog sjablooncode',
  },
  'development-build': {
    traces: 'Publiceer de productieversie van de site',
    bundle: (found) =>
      sayAbout(
        nameFile(found),
        (name) => `Vervang ${name} door de productieversie`,
        'Publiceer de productieversie van de site',
      ),
    server: 'Zet de site op een gewone server, niet op een ontwikkelserver',
  },
  'text-and-contact-intact': {
    garbled: 'Herstel de verminkte tekens op de pagina',
    invalidContact: 'Verbeter de link om te bellen of te mailen',
    titleGarbled: 'Herstel het verminkte teken in de titel of kop',
    contactContradicts: 'Laat de link om te bellen of te mailen kloppen met de tekst',
  },
  'signs-of-life': ({ args: { date } }) => `Werk de pagina bij: de nieuwste datum is ${formatIsoDate('nl', date)}`,
  'copyright-year-current': ({ args: { year } }) => `Vervang het jaartal ${year} onderaan, of haal het weg`,
  'upkeep-visible': {
    little: 'Zet bij uw teksten wanneer ze zijn bijgewerkt',
    nothing: 'Zet bij uw teksten wanneer ze zijn bijgewerkt',
    loginPublic: 'Scherm het beheer af voor onbekenden',
    unguarded: 'Sluit af wat alleen voor beheerders is',
  },
  'compromise-signs': 'Laat uw webbouwer of hostingpartij vandaag kijken: er is waarschijnlijk ingebroken',
  'text-compressed': 'Laat de server tekst gecomprimeerd versturen',
  'assets-cached': 'Laat browsers scripts en stijlbladen langer bewaren',
} satisfies Imperatives<typeof pillar>;
