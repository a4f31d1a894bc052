/** Words of the popup. */
export const popup = {
  title: 'Websitescan',
  scannedAt: ({ time }: { time: string }) => `gescand om ${time}`,
  scanning: 'scan loopt',
  grade: 'Cijfer',
  waiting: 'Pijler bekijkt de zes pijlers',
  noGrade: 'Geen totaal',
  noGradeBecause: 'Er was te weinig te testen voor een totaal.',
  pillars: 'De zes pijlers',
  busy: (progress: { done: number; of: number } | null) =>
    progress === null ? 'bezig…' : `bezig… ${Math.floor((100 * progress.done) / progress.of)}%`,
  untested: ({ count, inPart, reason }: { count: number; inPart: boolean; reason: string }) =>
    `${count} ${count === 1 ? 'onderdeel' : 'onderdelen'} ${inPart ? 'maar deels' : 'niet'} getest: ${reason}`,
  allTested: 'Alle onderdelen zijn getest.',
  notApplicable: 'Niet van toepassing op dit adres.',
  tooLittleSeen: 'Te weinig gezien voor een score.',
  stillBusy: 'Deze pijler is nog niet klaar.',
  partlySeen: 'Van deze pijler was niet genoeg te zien voor een volledige score.',
  limited: ({ cap, reason }: { cap: number; reason: string }) => `Begrensd op ${cap}: ${reason}`,
  allGood: ({ count }: { count: number }) =>
    `Alles is in orde bij deze pijler. ${count} ${count === 1 ? 'controle' : 'controles'} uitgevoerd.`,
  seeThem: 'Bekijk ze',
  inOrder: ({ count }: { count: number }) => `${count} in orde`,
  forInformation: ({ count }: { count: number }) => `${count} ter info`,
  notApplicableCount: ({ count }: { count: number }) => `${count} niet van toepassing`,
  startWith: 'Begin hiermee:',
  report: 'Rapport',
  fullReport: 'Volledig rapport',
  again: 'Opnieuw scannen',
  /** The single word that expands the list of contacts. */
  contacts: 'Contacten',
  level: 'Contactniveau:',
  enterKey: 'Sleutel invoeren',
  requestKey: 'Vraag aan',
  situations: {
    browserPage: 'Dit is een pagina van uw browser zelf. Open een website en klik opnieuw.',
    storePage: 'Uw browser laat op deze winkelpagina geen extensies toe.',
    notAPage: ({ host }: { host: string }) => `Dit is een bestand, geen webpagina. Scan de site zelf: ${host}.`,
    localFile: 'Lokaal bestand. Zet “Toegang tot bestands-URL’s” aan om de pagina te scannen.',
    hiddenPage:
      'Uw browser houdt deze pagina gesloten: het is een pagina van uw browser zelf, of een bestand op uw computer. Zet voor een bestand “Toegang tot bestands-URL’s” aan.',
    notLoaded: 'De site kon niet worden geladen, dus valt er niets te scannen.',
    rateLimited: ({ perHour, time, minutes }: { perHour: number; time: string; minutes: number }) =>
      `Limiet bereikt (${perHour} per uur). Weer beschikbaar om ${time} (over ${minutes} min).`,
    limitOver: 'De limiet is voorbij. U kunt weer scannen.',
    crashed: 'De scan is onverwacht gestopt. Er is niets verloren; scan opnieuw.',
  },
  /** What a reader must know to interpret a result correctly. */
  notes: {
    ipAddress: 'Dit adres is een IP-adres. Domein & DNS is hier niet van toepassing.',
    localName:
      'Dit adres is niet openbaar: het ligt bijvoorbeeld in uw eigen netwerk of op uw computer. Er is niets naar buiten gegaan; Domein & DNS is hier niet van toepassing.',
    localPage:
      'Dit is een bestand op uw computer. Er is niets naar buiten gegaan; Domein & DNS en Beveiliging zijn hier niet van toepassing.',
    sharedSuffix:
      'Dit adres hoort bij een platform dat zijn domein met anderen deelt. Domein & DNS is hier niet van toepassing.',
    offline: 'Geen verbinding. De pagina zelf is gescand; wat internet nodig heeft, is niet getest.',
    wall: 'De site houdt nieuwe bezoekers tegen met een controlepagina. Wat daarachter ligt, is niet getest.',
    clock: 'De klok van dit apparaat lijkt niet goed te staan. Oordelen over datums kunnen daardoor verkeerd zijn.',
    queued: 'Er lopen al twee scans. Deze begint zodra er een klaar is.',
    hugePage: 'Deze pagina is erg groot. Niet elk onderdeel is getest.',
    translated: 'Uw browser heeft deze pagina vertaald. De oorspronkelijke tekst is deels niet getest.',
    otherPolicy:
      'In uw browser gelden hier andere regels voor scripts (CSP) dan voor een nieuwe bezoeker, door een extensie of door de site zelf. Pijler beoordeelt wat een nieuwe bezoeker krijgt.',
    tooMuch: 'Deze pagina bevat meer gegevens over zichzelf dan Pijler bewaart. Een deel is daarom niet getest.',
    login: 'Een nieuwe bezoeker krijgt hier een inlogpagina. Wat alleen die bezoeker ziet, is niet getest.',
    redirects: 'Dit adres stuurt een nieuwe bezoeker door; dat is niet gevolgd. Wat die bezoeker ziet, is niet getest.',
    private: 'Niet bewaard (privévenster). Het resultaat blijft zolang dit tabblad open is.',
    storeFull:
      'De browser heeft geen ruimte meer om iets van Pijler te bewaren. Deze scan gaat gewoon door; nieuwe instellingen kunnen verloren gaan.',
    noRoom:
      'Niet bewaard: de browser heeft geen ruimte meer. Verwijder oude scans in de geschiedenis. Het resultaat blijft zolang dit tabblad open is.',
  },
  /** Why something was not tested that a later scan may test. */
  passing: {
    offline:
      'De verbinding viel weg. Wat daarna nodig was, is niet getest en telt niet mee. Vraagt uw netwerk om in te loggen, zoals in een hotel of trein? Doe dat dan eerst.',
    portal:
      'Uw netwerk lijkt eerst een eigen pagina te tonen, zoals in een hotel of trein. Log daar in en scan opnieuw.',
    limited: 'De DNS-dienst of het register beantwoordt even geen vragen. Dat deel is niet getest.',
    slow: 'Een deel antwoordde niet op tijd en is niet getest. Een nieuwe scan kan het wel zien.',
  },
  spoiled: 'Een deel van wat Pijler bewaarde, is onleesbaar en apart gezet. Daarvoor gelden weer de standaardwaarden.',
  restarted:
    'Pijler is opnieuw gestart terwijl er een scan liep, bijvoorbeeld door een update. Die scan is niet afgemaakt; dit is een nieuwe.',
  noAccess: ({ host }: { host: string }) => `In deze browser kan Pijler geen toegang vragen tot ${host}.`,
  /** The host in the page's address ends with a dot: `voorbeeld.nl.`. */
  noAccessDotted: ({ host }: { host: string }) =>
    `In deze browser kan Pijler geen toegang vragen tot ${host}. met een punt erachter; zonder punt wel.`,
  withoutAccess: 'Scannen zonder toegang',
  moved: ({ page }: { page: string }) => `U bent nu op een andere pagina. Dit resultaat hoort bij ${page}.`,
  scanThisPage: 'Deze pagina scannen',
  /** If the page's address is hidden until the toolbar button is clicked again. */
  pressAgain: 'Klik op het pictogram van Pijler om deze pagina te scannen.',
  keyRefused: 'De sleutel is geweigerd, maar niet verwijderd. Controleer de sleutel bij instellingen.',
  serviceDown: ({ status }: { status: number }) =>
    `De scandienst gaf een fout (${status}). Uw eigen resultaat staat hieronder.`,
  checkKey: 'Sleutel controleren',
  retry: 'Opnieuw proberen',
  scanDomain: 'Alleen het domein scannen',
  openSite: ({ host }: { host: string }) => `Open ${host}`,
  openExtension: 'Open de instellingen van de extensie',
  lastResult: 'Uw laatste resultaat van deze site staat hieronder.',
  /** Read out by a screen reader during a scan. */
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
