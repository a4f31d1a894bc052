import type { ServiceFault, ServiceNote } from '../../../api/service.ts';

interface Failed {
  readonly host: string;
  readonly status: number;
  /** Scans that the service allows per hour on this tier. */
  readonly perHour: number;
  /** When it may be called again, and in how many minutes. */
  readonly time: string;
  readonly minutes: number;
}
interface Odd {
  readonly detail: string;
}

/** Why the service gave no result, one sentence each. */
const faults = {
  badRequest: ({ host }: Failed) => `${host} kan met dit adres niets beginnen (400).`,
  keyRefused: ({ host, status }: Failed) =>
    `${host} weigert de sleutel (${status}) en geeft ook zonder geen resultaat.`,
  keyNeeded: ({ host, status }: Failed) => `${host} geeft zonder sleutel geen resultaat (${status}).`,
  forbidden: ({ host }: Failed) => `${host} staat dit verzoek niet toe (403), met of zonder sleutel.`,
  notFound: ({ host }: Failed) => `Op ${host} is geen scandienst gevonden (404). Controleer het basisadres.`,
  rateLimited: ({ host, perHour, time, minutes }: Failed) =>
    minutes === 0
      ? `De limiet van ${host} was bereikt. U kunt het nu weer proberen.`
      : `Limiet bereikt (${perHour} per uur). Weer beschikbaar om ${time} (over ${minutes} min).`,
  busy: ({ host }: Failed) => `${host} heeft het te druk. Probeer het over een minuut opnieuw.`,
  siteUnsupported: ({ host }: Failed) => `${host} scant deze pagina niet.`,
  siteUnreachable: ({ host }: Failed) => `${host} kan deze site niet bereiken.`,
  siteTimeout: ({ host }: Failed) => `De site gaf ${host} niet op tijd antwoord.`,
  siteNotGradable: ({ host }: Failed) => `${host} kan deze pagina niet beoordelen.`,
  serverFault: ({ host, status }: Failed) => `${host} heeft een storing (${status}).`,
  otherStatus: ({ host, status }: Failed) => `${host} antwoordt met iets wat Pijler niet kent (${status}).`,
  htmlPage: ({ host }: Failed) => `${host} antwoordt met een webpagina in plaats van een scanresultaat.`,
  notJson: ({ host }: Failed) => `Het antwoord van ${host} is geen JSON.`,
  brokenJson: ({ host }: Failed) => `Het antwoord van ${host} brak halverwege af.`,
  empty: ({ host }: Failed) => `${host} geeft een leeg antwoord.`,
  tooLarge: ({ host }: Failed) => `Het antwoord van ${host} is groter dan 4 MB en is niet gelezen.`,
  notOk: ({ host }: Failed) => `${host} kon deze site niet scannen.`,
  wrongShape: ({ host }: Failed) => `In het antwoord van ${host} staat geen scanresultaat.`,
  otherDomain: ({ host }: Failed) =>
    `Het antwoord van ${host} gaat over een ander domein dan is gevraagd, en is niet gebruikt.`,
  unreachable: ({ host }: Failed) => `${host} is niet te bereiken of stuurt door. Omleidingen volgt Pijler niet.`,
  offline: 'Er is geen verbinding met het internet.',
  timeout: ({ host }: Failed) => `${host} heeft niet binnen 25 seconden geantwoord.`,
  interrupted: 'Het verzoek aan de scandienst is onderbroken.',
  noAccess: ({ host }: Failed) => `De browser heeft geen toegang tot ${host}. Geef die toegang bij instellingen.`,
  privateName: 'Dit is geen openbaar adres. De scandienst is niets gevraagd.',
} satisfies Readonly<Record<ServiceFault, string | ((failed: Failed) => string)>>;

/** Oddities of an answer that could be used all the same. */
const notes = {
  okMissing: 'Het antwoord zegt niet of de scan is gelukt.',
  notGradable: ({ detail }: Odd) => `De dienst geeft geen totaal. ${detail}`.trim(),
  scoreMissing: 'Het totaal ontbreekt.',
  scoreUnfit: ({ detail }: Odd) =>
    detail === '' ? 'Het totaal is geen getal van 0 tot 100.' : `De score van ${detail} is geen getal van 0 tot 100.`,
  scoreRounded: 'Het totaal is afgerond.',
  pillarUnknown: ({ detail }: Odd) => `Een onbekende pijler is weggelaten: ${detail || 'zonder naam'}.`,
  pillarTwice: ({ detail }: Odd) => `De pijler ${detail} kwam meer dan eens voor; de eerste telt.`,
  pillarUnfit: 'Een onderdeel van de lijst is geen pijler en is weggelaten.',
  pillarMissing: ({ detail }: Odd) => `Deze pijlers hebben bij de dienst geen score: ${detail}.`,
  otherPillars: 'De dienst gaf meer pijlers dan gevraagd.',
  linkUnfit: 'De dienst geeft geen bruikbaar adres van het resultaat.',
  tierMissing: 'De dienst meldt niet op welk niveau die antwoordt.',
  limitUnfit: 'De dienst meldt niet duidelijk welke limiet geldt.',
  otherDomain: ({ detail }: Odd) => `Het resultaat is van een ander domein: ${detail}.`,
  keyIgnored: 'De sleutel ging mee, maar de dienst antwoordde op het openbare niveau.',
  asideDropped: 'De overige gegevens waren te groot om te bewaren.',
} satisfies Readonly<Record<ServiceNote['code'], string | ((odd: Odd) => string)>>;

/** Words of the scan service's part of a scan. */
export const service = {
  title: 'Scandienst',
  here: 'In uw browser',
  took: ({ seconds }: { seconds: string }) => `in ${seconds}`,
  asking: ({ host }: { host: string }) => `${host} is gevraagd en heeft nog niet geantwoord.`,
  sentPlain: ({ host, url }: { host: string; url: string }) =>
    `Naar ${host} is gestuurd: ${url}. Er ging geen sleutel mee.`,
  sentWithKey: ({ host, url }: { host: string; url: string }) =>
    `Naar ${host} is gestuurd: ${url}, met uw sleutel in een header.`,
  tier: ({ tier }: { tier: string }) => `niveau ${tier}`,
  tiers: { public: 'openbaar', partner: 'partner' },
  limit: ({ limit }: { limit: string }) => `limiet ${limit}`,
  /** After a refused key. */
  bothPublic: 'Beide bronnen tonen nu het openbare niveau.',
  localStands: 'Uw eigen resultaat staat hier los van.',
  itsWords: ({ message }: { message: string }) => `De dienst zegt: ${message}`,
  faults,
  notes,
  pillar: 'Pijler',
  total: 'Totaal',
  difference: 'Verschil',
  none: 'geen score',
  open: 'Bekijk het resultaat bij de dienst',
  views: ({ host }: { host: string }) => `Laat ${host} ook op een telefoon en in het donker kijken`,
  viewing: ({ host }: { host: string }) => `${host} kijkt. Dit duurt tot anderhalve minuut.`,
  again: ({ host }: { host: string }) => `Vraag ${host} opnieuw`,
  first: ({ host }: { host: string }) => `Laat ${host} deze pagina scannen`,
  sends: ({ url }: { url: string }) => `Dit stuurt ${url}, en uw sleutel als die bij dit adres hoort.`,
  why: 'Waarom cijfers kunnen verschillen',
  conditions: {
    ownEyes: 'Uw browser bekeek de pagina zoals u die ziet, de dienst zoals een nieuwe bezoeker die krijgt.',
    login: 'Een nieuwe bezoeker krijgt hier een inlogpagina: de dienst zag mogelijk alleen die.',
    wall: 'De site houdt nieuwe bezoekers tegen met een controlepagina: de dienst zag mogelijk alleen die.',
    blind: 'Uw browser kon een deel niet testen; wat niet getest is, kost hier geen punten.',
    moment: ({ minutes }: { minutes: number }) =>
      `Tussen de twee resultaten ligt ${minutes === 1 ? '1 minuut' : `${minutes} minuten`}.`,
    rules: 'De dienst beoordeelt met eigen regels, die Pijler niet kent.',
  },
  checks: ({ count }: { count: number }) => `De dienst stuurde ${count} ${count === 1 ? 'controle' : 'controles'} mee.`,
  aside: 'Wat de dienst verder stuurde, ongewijzigd',
  table: 'Scores van beide bronnen naast elkaar',
};
export type ServiceWords = typeof service;
