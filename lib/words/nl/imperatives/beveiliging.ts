import type { beveiliging as pillar } from '../../../checks/beveiliging/index.ts';
import {
  findHosts,
  findLibraryHosts,
  findMatches,
  formatFirstOf,
  type Imperatives,
  isOriginAlone,
  type Named,
  sayAbout,
} from '../../imperative.ts';

const POLICY = 'Leg vast welke scripts mogen draaien: begin met alleen melden (CSP)';
const HSTS = 'Laat browsers voortaan alleen https gebruiken (HSTS)';
const FRAMES = 'Voorkom dat andere sites uw pagina binnen de hunne tonen';
const NONCE = 'Geef uw scripts bij elk bezoek een nieuwe, lange toegangscode (CSP)';
const SOURCES = 'Maak de lijst van toegelaten scripts kleiner (CSP)';

/** The name of a cookie at the start of an offender. */
const nameCookies = (found: Named): string => formatFirstOf('nl', findMatches(found, /^([^\s;=]+)/));
const sayCookie = (sentence: (name: string) => string, otherwise: string) => (found: Named) =>
  sayAbout(nameCookies(found), (name) => sentence(`cookie ${name}`), otherwise);

export const beveiliging = {
  'https-available': {
    refused: 'Zet https aan voor de hele site',
    noTls: 'Laat de server https goed afhandelen: een veilige verbinding lukt nu niet',
    sendsToHttp: 'Haal de omleiding van https terug naar http weg',
  },
  'tls-certificate': 'Laat vandaag een nieuw certificaat plaatsen',
  'https-redirect': {
    lingers: 'Stuur bezoekers van http in één keer door naar https',
    byMarkup: 'Laat de server doorsturen naar https, niet de pagina zelf',
    stays: 'Stuur bezoekers die via http komen door naar https',
  },
  'https-redirect-same-host': 'Stuur http eerst door naar https op dezelfde naam',
  hsts: {
    short: 'Laat browsers langer alleen https gebruiken: een jaar (HSTS)',
    tooShort: 'Laat browsers langer alleen https gebruiken, in stappen (HSTS)',
    removed: `${HSTS}: de server zet dat nu uit`,
    malformed: 'Verbeter de instelling die browsers alleen https laat gebruiken (HSTS)',
    absent: `${HSTS}: begin met een dag`,
  },
  'hsts-subdomains': 'Laat “alleen https” voor subdomeinen gelden, als elk dat kan (HSTS)',
  'hsts-all-entry-hosts': {
    one: (found) =>
      sayAbout(
        formatFirstOf('nl', findMatches(found, /^([\w-]+(?:\.[\w-]+)+)/)),
        (name) => `Zet “alleen https” ook aan voor ${name} (HSTS)`,
        'Zet “alleen https” aan met en zonder www (HSTS)',
      ),
    none: 'Zet “alleen https” aan met en zonder www (HSTS)',
  },
  'mixed-content-active': {
    upgraded: 'Verander de http-adressen van scripts en stijlbladen in https',
    perhapsUpgraded: 'Verander de http-adressen van scripts en stijlbladen in https',
    present: (found) =>
      sayAbout(
        formatFirstOf('nl', findHosts(found)),
        (host) => `Laad scripts en stijlbladen van ${host} via https`,
        'Laad scripts, stijlbladen en ingesloten pagina’s via https',
      ),
  },
  'mixed-content-passive': (found) =>
    sayAbout(
      formatFirstOf('nl', findHosts(found)),
      (host) => `Laad afbeeldingen en media van ${host} via https`,
      'Laad afbeeldingen en media via https',
    ),
  'insecure-forms': {
    getToHttp: 'Laat het zoekformulier naar een https-adres gaan',
    postToHttp: 'Laat het formulier naar een https-adres sturen',
    passwordSent: 'Verstuur wachtwoorden vandaag nog alleen via https',
    passwordOnHttp: 'Vraag wachtwoorden alleen op een pagina met https',
  },
  'csp-present': {
    reportOnly: 'Lees de meldingen en zet de lijst van scripts daarna aan (CSP)',
    partial: 'Leg ook vast welke scripts mogen draaien (CSP)',
    ineffective: 'Herstel de regels voor scripts: browsers slaan ze over (CSP)',
    absent: POLICY,
  },
  'csp-script-policy': {
    absent: POLICY,
    inline: 'Zet scripts uit de pagina in eigen bestanden en sluit de rest uit (CSP)',
    shortNonce: NONCE,
    staticNonce: NONCE,
    data: 'Verbied scripts die als tekst in een adres staan (CSP)',
    wildcard: 'Laat alleen scripts van genoemde sites toe (CSP)',
    scheme: 'Laat alleen scripts van genoemde sites toe (CSP)',
    bypass: (found) =>
      sayAbout(
        formatFirstOf('nl', findMatches(found, /(?<![\w-])([\w-]+(?:\.[\w-]+)+)/)),
        (host) => `Haal ${host} uit de lijst van toegelaten scripts (CSP)`,
        SOURCES,
      ),
    thirdParty: SOURCES,
    unsafeHashes: 'Haal code uit attributen zoals onclick (CSP)',
    blob: 'Verbied scripts uit blob-adressen (CSP)',
  },
  'csp-base-uri-object': {
    baseOpen: 'Voorkom dat iemand alle adressen op uw pagina omleidt (CSP)',
    objectOpen: 'Sluit verouderde plug-ins uit (CSP)',
    baseOpenWithNonces: 'Voorkom dat iemand alle adressen op uw pagina omleidt (CSP)',
  },
  'csp-eval': 'Vervang scripts die tekst als code uitvoeren (CSP)',
  'csp-form-action': 'Leg vast waar formulieren naartoe mogen sturen (CSP)',
  'csp-syntax': {
    notAscii: 'Vervang tekens die browsers niet lezen in het beleid voor scripts (CSP)',
    onlyMeta: 'Stuur het beleid voor scripts als header mee (CSP)',
    ignoredInMeta: 'Stuur het beleid voor scripts als header mee (CSP)',
    deprecated: 'Haal vervallen onderdelen uit het beleid voor scripts (CSP)',
    repeated: 'Haal dubbele onderdelen uit het beleid voor scripts (CSP)',
    unknown: 'Verbeter in de regels voor scripts de woorden die browsers overslaan (CSP)',
    httpSource: 'Laat in het beleid alleen https-bronnen toe (CSP)',
    dynamicAlone: 'Herstel de regels voor scripts: nu mag er geen enkel draaien (CSP)',
    missingSemicolon: 'Zet de puntkomma die ontbreekt in het beleid voor scripts (CSP)',
    unquoted: 'Zet de aanhalingstekens die ontbreken in het beleid (CSP)',
  },
  clickjacking: {
    skipped: 'Herstel de regel wie uw pagina mag tonen: browsers slaan die over',
    contradiction: 'Laat beide regels over wie uw pagina mag tonen hetzelfde zeggen',
    several: 'Stuur één regel mee die zegt wie uw pagina mag tonen',
    allowFrom: 'Vervang de regel wie uw pagina mag tonen door een die werkt',
    open: FRAMES,
    invalid: 'Verbeter de regel wie uw pagina mag tonen',
    onlyMeta: 'Laat de server zeggen wie uw pagina mag tonen, niet de pagina zelf',
    absent: FRAMES,
  },
  'content-type-options': 'Laat browsers het bestandstype niet raden (nosniff)',
  'referrer-policy': {
    absent: 'Laat andere sites niet zien op welke pagina van u iemand was',
    leaky: ({ args: { policy } }) =>
      isOriginAlone(policy)
        ? 'Vertel sites zonder versleuteling niet dat een bezoeker van uw site komt'
        : 'Laat andere sites niet zien op welke pagina van u iemand was',
    unknown: 'Verbeter de regel over wat andere sites te zien krijgen',
  },
  'permissions-policy': {
    open: 'Zet camera, microfoon en locatie uit als de site ze niet gebruikt',
    oldSyntax: 'Schrijf de regel over camera en locatie in de nieuwe vorm',
    unreadable: 'Verbeter de fout in de regel over camera en locatie',
    absent: 'Zet camera, microfoon en locatie uit als de site ze niet gebruikt',
  },
  'cross-origin-opener': 'Scheid de pagina van vensters van andere sites',
  'cookie-secure': {
    other: sayCookie((name) => `Verstuur ${name} alleen via https`, 'Verstuur cookies alleen via https'),
    perhapsSession: sayCookie((name) => `Verstuur ${name} alleen via https`, 'Verstuur cookies alleen via https'),
    session: sayCookie((name) => `Verstuur ${name} alleen via https`, 'Verstuur de sessiecookie alleen via https'),
  },
  'cookie-httponly': sayCookie(
    (name) => `Maak ${name} onleesbaar voor scripts`,
    'Maak de sessiecookie onleesbaar voor scripts',
  ),
  'cookie-samesite': {
    bare: sayCookie(
      (name) => `Beperk wanneer ${name} meegaat met verzoeken van andere sites (SameSite)`,
      'Beperk wanneer de cookie meegaat met verzoeken van andere sites (SameSite)',
    ),
    absent: sayCookie(
      (name) => `Beperk wanneer ${name} meegaat met verzoeken van andere sites (SameSite)`,
      'Beperk wanneer cookies meegaan met verzoeken van andere sites (SameSite)',
    ),
    invalid: sayCookie(
      (name) => `Beperk wanneer ${name} meegaat met verzoeken van andere sites (SameSite)`,
      'Beperk wanneer de cookie meegaat met verzoeken van andere sites (SameSite)',
    ),
    noneWithoutSecure: sayCookie(
      (name) => `Verstuur ${name} alleen via https: browsers gooien die nu weg`,
      'Verstuur de cookie alleen via https: browsers gooien die nu weg',
    ),
  },
  'cookie-prefix': sayCookie(
    (name) => `Stel ${name} in zoals de naam belooft: browsers gooien die nu weg`,
    'Stel de cookie in zoals de naam belooft: browsers gooien die nu weg',
  ),
  'sri-third-party': {
    loaders: (found) =>
      sayAbout(
        formatFirstOf('nl', findHosts(found)),
        (host) => `Ga na of u ${host} nog nodig hebt`,
        'Ga na welke scripts van derden u nog nodig hebt',
      ),
    unpinned: (found) =>
      sayAbout(
        formatFirstOf('nl', findLibraryHosts(found)),
        (host) => `Zet bestanden van ${host} op uw eigen server, opgehaald bij de maker`,
        sayAbout(
          formatFirstOf('nl', findHosts(found)),
          (host) => `Ga na of bestanden van ${host} een controlesom kunnen krijgen`,
          'Ga na welke bestanden van derden een controlesom kunnen krijgen',
        ),
      ),
    invalid: (found) =>
      sayAbout(
        formatFirstOf('nl', findHosts(found)),
        (host) => `Verbeter de controlesom bij het bestand van ${host}`,
        'Verbeter de controlesom bij een bestand van derden',
      ),
  },
  'security-txt': {
    oldPath: 'Verplaats security.txt naar de map .well-known',
    expiresSoon: 'Verleng de datum in security.txt',
    expiresLate: 'Zet de datum in security.txt hooguit een jaar vooruit',
    elsewhere: 'Noem in security.txt het eigen adres',
    expired: 'Verleng de datum in security.txt',
    wrongType: 'Laat de server security.txt als tekst versturen',
    encoding: 'Bewaar security.txt als UTF-8',
    line: 'Verbeter de regel in security.txt die niet te lezen is',
    signature: 'Onderteken security.txt opnieuw',
    contactMissing: 'Zet in security.txt hoe u te bereiken bent',
    expiresMissing: 'Zet in security.txt tot wanneer die geldt',
    expiresRepeated: 'Houd in security.txt één einddatum over',
    expiresUnreadable: 'Verbeter de einddatum in security.txt',
    languagesRepeated: 'Noem de talen in security.txt één keer',
    address: 'Verbeter het adres in security.txt',
    missing: 'Zet op de site hoe men een lek bij u meldt (security.txt)',
  },
  'version-disclosure': (found) =>
    sayAbout(
      formatFirstOf('nl', findMatches(found, /^([^\s;,]+(?: \d[\d.]*)?)/)),
      (name) => `Laat de server geen versie noemen, zoals ${name}`,
      'Laat de server geen versienummers noemen',
    ),
  'wordpress-exposure': 'Geef onbekenden minder gegevens over WordPress',
  'open-administration': {
    openWithoutPassword: ({ args: { name } }) => `Zet vandaag een wachtwoord op ${name}: iedereen kan erin`,
    installerOpen: 'Rond de installatie vandaag af, of verwijder het installatieprogramma',
    statedCredentials: 'Wijzig vandaag het wachtwoord op de pagina, en haal het daar weg',
    loginPublic: ({ args: { name } }) => `Scherm het inlogscherm van ${name} af voor buitenstaanders`,
    debugPage: 'Zet de technische foutweergave uit',
    secretFiles: 'Zorg dat niemand geheime bestanden kan ophalen',
    listing: 'Zet de lijst van bestanden in de map uit',
    linkedOpen: 'Sluit vandaag het beheer af waar deze pagina naar linkt',
    linkedLogin: 'Sluit de beheerderslogin achter de link af voor buitenstaanders',
    linkedFiles: 'Haal weg wat de link aan onbekenden toont',
  },
  'obsolete-headers': (found) =>
    sayAbout(
      formatFirstOf('nl', findMatches(found, /^([\w-]+)/)),
      (name) => `Haal de verouderde header ${name} weg`,
      'Haal verouderde headers weg',
    ),
  'headers-on-error-pages': 'Stuur met foutpagina’s dezelfde beschermende regels mee',
  'session-cache': 'Zorg dat de pagina van de ene bezoeker niet voor een ander wordt bewaard',
  'iframe-sandbox': (found) =>
    sayAbout(
      formatFirstOf('nl', findHosts(found)),
      (host) => `Geef de ingesloten pagina van ${host} alleen de rechten die nodig zijn`,
      'Geef ingesloten pagina’s van anderen alleen de rechten die nodig zijn',
    ),
} satisfies Imperatives<typeof pillar>;
