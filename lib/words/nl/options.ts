/** Words of the options page. */
export const options = {
  title: 'Pijler-instellingen',
  intro: 'Wijzigingen worden meteen bewaard.',
  messages: {
    saved: 'Opgeslagen',
    notSaved: 'Niet opgeslagen. Probeer het nog eens; uw invoer is er nog.',
    keyRemoved: 'De sleutel is verwijderd.',
    historyCleared: 'De geschiedenis is gewist.',
  },
  sections: 'Onderdelen',
  /** Heading of the settings that few people need. */
  more: 'Meer instellingen',

  language: {
    title: 'Taal',
    interface: 'Taal van Pijler',
    report: 'Taal van het rapport',
    auto: 'Automatisch',
    same: 'Zelfde als Pijler',
    nl: 'Nederlands',
    en: 'English',
  },

  level: {
    title: 'Contactniveau',
    intro: 'Dit bepaalt met wie een scan contact legt. Niets anders verlaat uw computer.',
    default: 'standaard',
    names:
      'Namen die niet op het openbare internet bestaan, zoals localhost, nas.local of wiki.intern, gaan nooit naar anderen. Aan een naam als intranet.klant.nl of fritz.box is niet te zien dat die bij een eigen netwerk hoort: kies daarvoor “Alleen deze site”.',
    newerData: {
      label: 'Nieuwere gegevens ophalen',
      note: ({ host }: { host: string }) =>
        `Hoogstens eens per dag, naast een scan, vraagt Pijler ${host} om nieuwere versies, datums, namen en servers. Dat verzoek zegt niets over de site. Er komt geen programmacode mee en geen regel van de beoordeling, en wat niet goed ondertekend is, gebruikt Pijler niet.`,
    },
  },

  resolver: {
    title: 'DNS-dienst',
    intro:
      'Voor Domein & DNS stelt Pijler vragen aan deze dienst. Die ziet de domeinnamen die u scant, nooit de pagina’s.',
    unused: 'Bij “Alleen deze site” gebruikt Pijler de DNS-dienst niet.',
    eu: 'Europese Unie',
    policy: 'Privacybeleid',
    policyOf: ({ name }: { name: string }) => `Privacybeleid van ${name}`,
    custom: 'Eigen dienst',
    customAddress: 'Adres van uw DNS-dienst (DNS over HTTPS)',
    customHint:
      'Bijvoorbeeld https://dns.voorbeeld.nl/dns-query. Kies een dienst die niets filtert en DNSSEC controleert.',
    save: 'Gebruik deze dienst',
    errors: {
      empty: 'Vul het adres van uw DNS-dienst in.',
      notAnAddress: 'Dit is geen volledig webadres. Een adres begint met https:// en heeft een pad.',
      notSecure: 'Een DNS-dienst moet met https:// beginnen.',
      credentials: 'Zet geen gebruikersnaam of wachtwoord in het adres.',
      fragment: 'Laat het deel vanaf # weg.',
    },
    needsAccess: ({ host }: { host: string }) =>
      `Zonder toegang tot ${host} kan de browser de antwoorden van deze dienst mogelijk niet lezen.`,
  },

  key: {
    title: 'Partnersleutel',
    /** Follows what is free, what a key adds and who issues one. */
    intro: 'Met een sleutel kunt u 120 keer per uur scannen, anders 20 keer.',
    label: 'Partnersleutel',
    save: 'Sleutel opslaan',
    replace: 'Vervangen',
    remove: 'Verwijderen',
    cancel: 'Annuleren',
    keeping: 'Hoe lang de sleutel bewaard blijft',
    sessionOnly: 'Alleen deze sessie',
    sessionNote: 'Komt niet op de schijf. Sluit u de browser, dan is de sleutel weg en voert u hem later opnieuw in.',
    always: 'Tot u hem verwijdert',
    alwaysNote:
      'Staat in uw browserprofiel. Na het verwijderen kan de sleutel daar nog een tijd te lezen zijn voor wie bij deze computer kan.',
    savedKey: ({ tail }: { tail: string }) => `Opgeslagen sleutel: ••••••••${tail}`,
    savedOn: ({ day }: { day: string }) => `Opgeslagen op ${day}.`,
    forSession: 'Geldt tot de browser sluit.',
    next: 'Open nu een site en klik op het pictogram van Pijler: die scant dan met de sleutel.',
    safe: 'De sleutel blijft in deze browser en is nooit meer volledig te zien.',
    request: 'Vraag een sleutel aan',
    requestDefault: 'Nog geen sleutel? Vraag er een aan bij de beheerder van de scandienst.',
    test: 'Testen',
    testNeedsService:
      'Of de sleutel echt is, controleert alleen een scandienst. Die is niet ingesteld; voor scannen hoeft dat niet.',
    removing:
      'U verwijdert de sleutel, samen met de resultaten die nu openstaan. Wilt u ook de bewaarde rapporten wissen?',
    removeOnly: 'Alleen de sleutel',
    removeReports: 'Sleutel en rapporten',
    removeNote: 'Van gewiste rapporten blijven datum, cijfer en scores in de geschiedenis staan.',
    left: ({ left, perHour }: { left: number; perHour: number }) =>
      `Dit uur kunt u nog ${left} van ${perHour} keer scannen.`,
    errors: {
      empty: 'Vul een sleutel in.',
      tooLong: 'Een sleutel heeft hooguit 512 tekens.',
      spaces: 'Een sleutel bevat geen spaties of regeleinden.',
      characters: 'Hierin staan tekens die niet in een sleutel voorkomen, zoals • of “. Plak de sleutel zelf.',
    },
  },

  history: {
    title: 'Geschiedenis',
    intro:
      'De laatste 50 scans blijven op deze computer: met een sleutel het hele rapport, anders alleen het resultaat. Scans uit een privévenster bewaart Pijler nooit.',
    keep: 'Bewaar mijn scans',
    keepNote: 'Uit: nieuwe scans blijven alleen zolang hun tabblad open is. Wat er al staat, blijft.',
    fullUrl: 'Bewaar de volledige URL',
    fullUrlNote:
      'Uit: Pijler laat het deel vanaf het vraagteken weg, en bij een bestand op uw computer de mappen. Daar kan een zoekvraag, naam of code in staan.',
    count: ({ count }: { count: number }) =>
      count === 0 ? 'Er is geen scan bewaard.' : `Er ${count === 1 ? 'is 1 scan' : `zijn ${count} scans`} bewaard.`,
    open: 'Bekijk de geschiedenis',
    clear: 'Geschiedenis wissen',
    sure: 'U verwijdert alle bewaarde scans en uw besluiten over bevindingen. Dat is definitief.',
    yes: 'Ja, wis alles',
    no: 'Nee, bewaar ze',
  },

  privacy: {
    title: 'Privacy',
    intro:
      'Pijler verzamelt geen gebruiksgegevens en laadt geen lettertypen of afbeeldingen van derden. Dit zijn alle contacten die een scan kan leggen:',
    level: 'Niveau',
    who: 'Met wie',
    what: 'Wat die te zien krijgt',
    thisSite: 'De site die u scant, en de www-variant',
    thisSiteSees: 'Gewone verzoeken zonder cookies',
    mailHost: 'mta-sts.<domein>, als u toegang gaf',
    registry: 'Het domeinregister (RDAP)',
    registrySees: 'De domeinnaam',
    resolverSees: 'De naam van de site, en namen die bij het domein horen of in de DNS ervan staan',
    service: 'De scandienst op het basisadres',
    serviceSees: 'Het adres, en uw sleutel als u die hebt; met een sleutel ook of de site bij uw sites staat',
    noService: 'De scandienst; er is geen basisadres ingesteld',
    shown: 'Welke contacten een scan echt heeft gelegd, staat bij elk resultaat onder “Contacten van deze scan”.',
    current: 'nu gekozen',
    recent: 'Laatste 20 verbindingen',
    recentNote: 'Van scans en tests sinds de browser startte, de nieuwste eerst. Privévensters staan er niet bij.',
    recentNone: 'Sinds de browser startte, is er nog geen verbinding gemaakt.',
    time: 'Tijd',
  },

  about: {
    title: 'Over',
    version: 'Versie',
    rules: 'Beoordelingsregels',
    licence: 'Pijler is vrije software onder de MIT-licentie.',
    axe: 'De toegankelijkheidsregels zijn van axe-core (MPL-2.0).',
    font: 'Lettertype: Atkinson Hyperlegible Next (SIL Open Font License 1.1).',
    fontLicence: 'Licentie van het lettertype',
    licences: 'Licenties van alle meegeleverde software',
    sums: 'Controlesom (sha256)',
    sumsNote: 'Dit is de sha256 van de lijst met controlesommen van alle bestanden.',
    sumsList: 'Bekijk de lijst',
    news: 'Nieuw sinds de vorige versie',
    isNew: 'nieuw',
    changes: ({ version }: { version: string }) => `Nieuw in ${version}`,
  },

  shortcut: {
    title: 'Sneltoets',
    intro: 'Scant het huidige tabblad, net als een klik op het pictogram.',
    now: 'Nu ingesteld',
    none: 'niet ingesteld',
    change: 'U past de sneltoets aan op de extensiepagina van uw browser.',
    open: 'Sneltoets aanpassen',
  },
};
export type OptionsWords = typeof options;
