import type { Cadence } from '../../../model.ts';

/** When a scan starts: hours 0-23, days 1-7 from Monday, or 1-31. */
interface When {
  readonly hour: number;
  readonly weekday: number;
  readonly day: number;
  readonly zone: string;
}

const WEEKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'] as const;
const formatHours = ({ hour, zone }: When): string => `tussen ${hour} en ${hour + 1} uur (${zone})`;
const countMessages = (count: number): string => (count === 1 ? '1 bericht' : `${count} berichten`);

/** Words of the pages on which a team manages its monitors and subscribers. */
export const monitoring = {
  title: 'Bewaken',
  description: 'Welke sites Pijler uit zichzelf opnieuw scant, en wie hoort wat er verandert.',
  back: 'Terug naar Bewaken',
  needsManage: 'Om dit te wijzigen is het recht “Veranderen wat het team heeft” nodig.',
  noMail:
    'Deze dienst heeft nog geen mailserver. E-mail wacht tot wie de dienst beheert er een instelt; webhooks werken wel.',
  saved: 'Bewaard.',
  requested: 'Het adres krijgt één vraag. Na een ja volgen de berichten.',

  schedule: {
    summary: {
      daily: (when) => `Elke dag ${formatHours(when)}`,
      weekly: (when) => `Elke ${WEEKDAYS[when.weekday - 1] ?? 'week'} ${formatHours(when)}`,
      monthly: (when) => `Elke maand op dag ${when.day}, ${formatHours(when)}`,
    } satisfies Readonly<Record<Cadence, (when: When) => string>>,
    cadence: 'Hoe vaak',
    hour: 'Uur',
    hourOf: ({ hour }: { hour: number }) => `tussen ${hour} en ${hour + 1}`,
    weekday: 'Dag van de week',
    weekdays: WEEKDAYS as readonly string[],
    day: 'Dag van de maand',
    dayHint: 'In een kortere maand is het de laatste dag.',
    zone: 'Tijdzone',
    zoneHint: 'Zoals Europe/Amsterdam.',
    locale: 'Taal van het rapport',
    save: 'Bewaren',
  },

  watch: {
    none: 'Deze site wordt niet bewaakt.',
    start: 'Deze site bewaken',
    change: 'Tijd of dag wijzigen',
    stop: 'Stoppen met bewaken',
    next: 'Volgende scan',
    out: 'Niet te scannen sinds',
    byTag: ({ tag }: { tag: string }) => `Dat komt door het label “${tag}”.`,
    waits: 'De scan wacht, ten minste tot dan: de pagina’s die uw team per dag heeft, zijn op.',
    saved: 'Deze site wordt bewaakt.',
    stopped: 'De eigen bewaking van deze site is gestopt.',
  },

  sites: {
    title: 'Sites met een eigen tijd',
    none: 'Geen site is zelf ingesteld. Dat doet u op de pagina van een site, of voor een heel label hieronder.',
    next: 'Volgende sites',
    first: 'Terug naar het begin',
  },

  trouble: {
    title: 'Let op',
    out: ({ day }: { day: string }) => `niet te scannen sinds ${day}`,
    waits: ({ day }: { day: string }) => `wacht, ten minste tot ${day}: de pagina’s van deze dag zijn op`,
    more: 'Alleen de eerste 50 staan hier.',
  },

  tags: {
    title: 'Sites met een label',
    intro: 'Ook sites die het label later krijgen. Wie een eigen tijd heeft, houdt die.',
    none: 'Geen label wordt bewaakt.',
    count: ({ count }: { count: number }) => (count === 1 ? '1 site' : `${count} sites`),
    first: 'Eerste scan',
    add: 'Label bewaken',
    tag: 'Label',
    tagHint: 'Zoals het bij de gegevens van uw sites staat.',
    change: 'Wijzigen',
    changeOf: ({ tag }: { tag: string }) => `Bewaking van label ${tag} wijzigen`,
    stop: 'Stoppen',
    stopOf: ({ tag }: { tag: string }) => `Stoppen met label ${tag}`,
    saved: 'Het label wordt bewaakt.',
    stopped: 'Het label wordt niet meer bewaakt.',
  },

  subscribers: {
    title: 'Wie e-mail krijgt',
    intro: 'Een nieuw adres krijgt eerst één vraag. Zonder ja komt er niets meer.',
    none: 'Nog niemand.',
    every: 'alle sites',
    states: {
      asked: 'gevraagd, nog geen antwoord',
      confirmed: 'bevestigd',
      ended: 'afgemeld',
    },
    locales: { nl: 'Nederlands', en: 'Engels' },
    add: 'Adres toevoegen',
    address: 'E-mailadres',
    locale: 'Taal van de berichten',
    wants: 'Wat dit adres krijgt',
    want: { notices: 'elke melding', digest: 'een weekoverzicht' },
    zone: 'Tijdzone van de tijden in de berichten',
    addAll: 'Adres toevoegen voor alle sites',
    submit: 'Vraag dit adres',
    remove: 'Verwijderen',
    removeOf: ({ address }: { address: string }) => `${address} verwijderen`,
    sure: 'Dit adres krijgt dan geen berichten meer.',
    confirm: 'Verwijder dit adres',
    removed: 'Het adres is verwijderd.',
  },

  webhooks: {
    title: 'Webhooks',
    intro:
      'Elke melding gaat ook als ondertekend bericht (Standard Webhooks) naar deze adressen. Na vijf dagen zonder ontvangst gaat een webhook uit.',
    none: 'Er is geen webhook.',
    on: 'aan',
    off: ({ day }: { day: string }) => `uit sinds ${day}`,
    failing: ({ day }: { day: string }) => `neemt sinds ${day} niets aan`,
    turnOn: 'Zet weer aan',
    turnedOn: 'De webhook staat weer aan.',
    test: 'Stuur een proefbericht',
    testName: 'Proefbericht',
    tried: 'Het proefbericht gaat binnen een minuut weg. Onder “Laatste berichten” staat wat ervan kwam.',
    remove: 'Verwijderen',
    removeOf: ({ host }: { host: string }) => `Webhook naar ${host} verwijderen`,
    sure: 'Wat nog wacht, wordt niet meer verstuurd.',
    confirm: 'Verwijder deze webhook',
    removed: 'De webhook is verwijderd.',
    add: 'Webhook toevoegen',
    url: 'Adres',
    urlHint: 'Een openbaar adres dat met https:// begint. Bij elk bericht wordt opnieuw nagegaan waar het heen leidt.',
    submit: 'Toevoegen',
    made: ({ host }: { host: string }) => `Het geheim van de webhook naar ${host}`,
    once: 'Hiermee zijn berichten ondertekend. Het is alleen nu te zien: kopieer het.',
  },

  notices: {
    title: 'Laatste berichten',
    none: 'Er is nog niets verstuurd.',
    done: ({ count }: { count: number }) => `${countMessages(count)} verstuurd`,
    waiting: ({ count }: { count: number }) => (count === 1 ? '1 wacht' : `${count} wachten`),
    failed: ({ count }: { count: number }) => (count === 1 ? '1 mislukt' : `${count} mislukt`),
    nobody: 'geen ontvanger',
    problem: ({ text }: { text: string }) => `Reden: ${text}`,
    problems: {
      noServer: 'er is geen mailserver ingesteld',
      gone: 'niemand vraagt er meer om',
      off: 'de webhook is uitgezet',
    },
  },

  mails: {
    title: 'Zo zien de berichten eruit',
    intro: 'Bekijk elk bericht voordat u iets aanzet. De voorbeelden gaan over een site die niet bestaat.',
    when: {
      changes: 'Als een oordeel veranderde, en een tweede scan hetzelfde zag.',
      ends: '30 en 7 dagen voordat een certificaat, domein of versie afloopt.',
      unreachable: 'Als een site ook bij een tweede poging niet te scannen was.',
      reachable: 'Als een scan daarna weer lukt.',
      digest: 'Elke maandagochtend, voor wie een weekoverzicht wil.',
      confirm: 'Eén keer, voordat een adres iets anders krijgt.',
      webhookOff: 'Als een webhook vijf dagen niets aannam.',
    },
    pageTitle: ({ name }: { name: string }) => `Voorbeeld: ${name}`,
    subject: 'Onderwerp',
    html: 'Met opmaak',
    text: 'Als platte tekst',
    alone: 'Open alleen dit bericht',
    other: { nl: 'Dit bericht in het Nederlands', en: 'Dit bericht in het Engels' },
    links: 'De links in het voorbeeld met opmaak leiden nergens heen.',
    more: 'Voorbeelden van alle berichten',
  },

  refused: {
    cadence: 'Kies hoe vaak.',
    hour: 'Kies een uur.',
    weekday: 'Kies een dag van de week.',
    day: 'De dag van de maand is een getal van 1 tot en met 31.',
    zone: 'Deze tijdzone is niet bekend. Typ een naam zoals Europe/Amsterdam.',
    locale: 'Kies een taal.',
    address: 'Dit is geen e-mailadres. Typ er een zoals naam@voorbeeld.nl.',
    known: 'Dit adres is al gevraagd. Wie nee zei of zich afmeldde, krijgt geen nieuwe vraag.',
    often: 'Dit adres is vandaag al zo vaak gevraagd als mag. Probeer het morgen opnieuw.',
    wants: 'Kies ten minste één soort bericht.',
    noSite: 'Deze site is er niet meer.',
    tag: 'Een label heeft 1 tot en met 50 tekens.',
    manyTags: 'Een team kan 100 labels laten bewaken. Stop er eerst een.',
    full: 'Een team heeft plaats voor 100 adressen. Verwijder er eerst een.',
    url: 'Dit adres kan geen webhook zijn. Het begint met https://, is openbaar bereikbaar op de gewone poort, en heeft geen gebruikersnaam en geen # erin.',
    manyWebhooks: 'Een team heeft plaats voor 10 webhooks. Verwijder er eerst een.',
  },
};
export type MonitoringWords = typeof monitoring;
