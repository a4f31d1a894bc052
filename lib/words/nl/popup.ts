/** Words of the popup. */
export const popup = {
  title: 'Websitescan',
  scannedAt: ({ time }: { time: string }) => `gescand om ${time}`,
  scanning: 'scan loopt',
  grade: 'Cijfer',
  waiting: 'Zes pijlers worden bekeken',
  noGrade: 'Geen totaal',
  noGradeBecause: 'Te weinig kunnen testen voor een totaal.',
  pillars: 'De zes pijlers',
  busy: (progress: { done: number; of: number } | null) =>
    progress === null ? 'bezig…' : `bezig… ${Math.floor((100 * progress.done) / progress.of)} %`,
  untested: ({ count, reason }: { count: number; reason: string }) =>
    `${count} ${count === 1 ? 'onderdeel' : 'onderdelen'} niet getest: ${reason}`,
  allTested: 'Alle onderdelen zijn getest.',
  notApplicable: 'Niet van toepassing op dit adres.',
  tooLittleSeen: 'Te weinig gezien voor een score.',
  stillBusy: 'Deze pijler wordt nog bekeken.',
  partlySeen: 'Van deze pijler was niet genoeg te zien voor een volledige score.',
  limited: ({ cap, reason }: { cap: number; reason: string }) => `Beperkt tot ${cap}: ${reason}`,
  allGood: ({ count }: { count: number }) =>
    `Alles in orde op deze pijler. ${count} ${count === 1 ? 'controle' : 'controles'} uitgevoerd.`,
  seeThem: 'Bekijk ze',
  inOrder: ({ count }: { count: number }) => `${count} in orde`,
  forInformation: ({ count }: { count: number }) => `${count} ter info`,
  notApplicableCount: ({ count }: { count: number }) => `${count} niet van toepassing`,
  startWith: 'Begin hiermee:',
  report: 'Rapport',
  fullReport: 'Volledig rapport',
  again: 'Opnieuw scannen',
  level: 'Contactniveau:',
  keyLine: 'Met een partnersleutel ziet u elke controle met advies.',
  enterKey: 'Sleutel invoeren',
  requestKey: 'Vraag aan',
  requestKeyDefault: 'Vraag de beheerder van de scandienst om een sleutel.',
  situations: {
    browserPage: 'Dit is een pagina van uw browser zelf. Open een website en klik opnieuw.',
    storePage: 'Uw browser laat op deze winkelpagina geen extensies toe.',
    notAPage: ({ host }: { host: string }) =>
      `Dit is een bestand, geen webpagina. We kunnen wel de site eromheen scannen: ${host}.`,
    localFile:
      "Lokaal bestand. Zet 'Toegang tot bestands-URL's' aan om de pagina te scannen; domein en beveiliging gelden hier niet.",
    hiddenPage:
      "Uw browser houdt deze pagina gesloten: het is een pagina van de browser zelf, of een bestand op uw computer. Zet voor een bestand 'Toegang tot bestands-URL's' aan; domein en beveiliging gelden daar niet.",
    notLoaded: 'De site kon niet worden geladen, dus valt er niets te scannen.',
    rateLimited: ({ perHour, time, minutes }: { perHour: number; time: string; minutes: number }) =>
      `Limiet bereikt (${perHour} per uur). Weer beschikbaar om ${time} (over ${minutes} min).`,
    limitOver: 'De limiet is voorbij. U kunt weer scannen.',
    crashed: 'De scan is onverwacht gestopt. Er is niets verloren; scan opnieuw.',
  },
  /** What a reader must know to read a result rightly. */
  notes: {
    ipAddress: 'Dit adres is een IP-adres. Domein & DNS geldt hier niet; de andere pijlers zijn gescand.',
    localName:
      'Dit is geen openbaar adres, maar bijvoorbeeld een van uw eigen netwerk of computer. Er is niets naar buiten gegaan; Domein & DNS geldt hier niet.',
    localPage:
      'Dit is een bestand op uw computer. Er is niets naar buiten gegaan; Domein & DNS en Beveiliging gelden hier niet.',
    sharedSuffix: 'Dit adres hoort bij een platform dat zijn domein met anderen deelt. Domein & DNS geldt hier niet.',
    offline: 'Geen verbinding. De pagina zelf is gescand; wat het net nodig heeft is niet getest.',
    wall: 'De site houdt nieuwe bezoekers tegen met een controlepagina. Wat daarachter ligt is niet getest.',
    clock:
      'De klok van dit apparaat lijkt onjuist. Wat met datums te maken heeft, zoals een verloopdatum, kan verkeerd beoordeeld zijn.',
    queued: 'Er lopen al twee scans. Deze begint zodra er een klaar is.',
    hugePage: 'Deze pagina is uitzonderlijk groot. Niet elk onderdeel is bekeken.',
    translated:
      'Deze pagina is in uw browser vertaald. Wat over de tekst van de site zelf gaat, is voor een deel niet getest.',
    otherPolicy:
      'Deze pagina volgt in uw browser een beveiligingsbeleid (CSP) dat een nieuwe bezoeker niet krijgt. Een andere extensie kan dat veranderd hebben, of de site zelf. Beoordeeld is wat een nieuwe bezoeker krijgt.',
    tooMuch: 'Deze pagina zegt meer over zichzelf dan we bewaren. Een deel is daarom niet getest.',
    login: 'Een nieuwe bezoeker krijgt hier een inlogpagina. Wat alleen die bezoeker ziet is niet getest.',
    redirects:
      'Het adres van deze pagina leidt een nieuwe bezoeker om. Dat is niet gevolgd; wat die bezoeker te zien krijgt, is niet getest.',
    private: 'Niet bewaard (privévenster). Het resultaat blijft zolang dit tabblad open is.',
    noRoom:
      'Niet bewaard: de browser heeft geen ruimte meer. Het resultaat blijft zolang het tabblad van de site open is; wis oude scans in de geschiedenis.',
  },
  spoiled:
    'Een deel van wat Pijler bewaarde was onleesbaar. Het is opzij gezet; daarvoor gelden weer de standaardwaarden.',
  firefoxAccess: ({ host }: { host: string }) =>
    `Firefox vraagt eenmalig toegang tot ${host} om ook de serverinstellingen te lezen.`,
  noAccess: ({ host }: { host: string }) => `Voor ${host} is in deze browser geen toegang te vragen.`,
  /** The address of the page has a last dot behind its host: `voorbeeld.nl.`. */
  noAccessDotted: ({ host }: { host: string }) =>
    `In dit adres staat een punt achter de naam (${host}.). Daarvoor is in deze browser geen toegang te vragen, voor het adres zonder die punt wel.`,
  giveAccess: 'Toegang geven',
  withoutAccess: 'Scan zonder',
  moved: ({ page }: { page: string }) => `U bent naar een andere pagina gegaan. Dit resultaat hoort bij ${page}.`,
  scanThisPage: 'Deze pagina scannen',
  /** Where the page's address is hidden until the toolbar button is clicked again. */
  pressAgain: 'Klik op de knop van Pijler in de werkbalk om deze pagina te scannen.',
  keyRefused: 'De sleutel is geweigerd. Hij is niet verwijderd. Controleer hem bij instellingen.',
  serviceDown: ({ status }: { status: number }) =>
    `De scandienst antwoordt niet goed (${status}). Uw lokale resultaat staat hieronder.`,
  checkKey: 'Sleutel controleren',
  retry: 'Opnieuw proberen',
  scanDomain: 'Alleen het domein scannen',
  openSite: ({ host }: { host: string }) => `Open ${host}`,
  openExtension: 'Open de instellingen van de extensie',
  lastResult: 'Uw laatste resultaat van deze site staat hieronder.',
  /** Spoken by a screen reader while a scan goes on. */
  spoken: {
    started: 'Scan gestart',
    pillar: ({ pillar, score }: { pillar: string; score: number | null }) =>
      score === null ? `${pillar}: geen score` : `${pillar}: ${score}`,
    done: ({ score, word }: { score: number; word: string }) => `Klaar: ${score} van 100, ${word}.`,
    doneIncomplete: ({ score, word }: { score: number; word: string }) =>
      `Klaar, onvolledig: ${score} van 100, ${word}.`,
    weakest: ({ pillar, score }: { pillar: string; score: number }) => `Zwakste pijler: ${pillar}, ${score}.`,
    doneWithout: 'Klaar, zonder totaal.',
  },
};
export type PopupWords = typeof popup;
