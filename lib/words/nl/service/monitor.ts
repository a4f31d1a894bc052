import type { Cadence, CauseKind, SiteFailure } from '../../../model.ts';

/** The name and both versions that a cause mentions; '' when they are not known. */
interface Versions {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const countDays = (count: number): string => (count === 1 ? '1 dag' : `${count} dagen`);
const formatInDays = (count: number): string => (count === 0 ? 'vandaag' : `over ${countDays(count)}`);
const countSites = (count: number): string => (count === 1 ? '1 site' : `${count} sites`);

/** Words of notices: mail about a monitored site. */
export const monitor = {
  changes: {
    name: 'Veranderingen',
    /** A single change is named. */
    subjectOne: ({ host, title, to }: { host: string; title: string; to: string }) => `${host}: ${title} is nu “${to}”`,
    /** A page's decisive state takes precedence over any count. */
    subjectState: ({ host, title }: { host: string; title: string }) => `${host}: ${title}`,
    subject: ({ host, worse, better }: { host: string; worse: number; better: number }) =>
      `${host}: ${[...(worse > 0 ? [`${worse} slechter`] : []), ...(better > 0 ? [`${better} beter`] : [])].join(', ')}`,
    heading: ({ host, count }: { host: string; count: number }) =>
      count === 1 ? `Eén verandering op ${host}` : `${count} veranderingen op ${host}`,
    lead: ({ at }: { at: string }) => `Twee scans na elkaar zagen hetzelfde, de laatste op ${at}.`,
    total: ({ before, after }: { before: number; after: number }) =>
      before === after ? `Het totaal bleef ${after} van 100.` : `Het totaal ging van ${before} naar ${after} van 100.`,
    verdict: ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
    since: 'Sinds',
    between: ({ last, first }: { last: string; first: string }) => `tussen ${last} en ${first}`,
    cause: 'Waarschijnlijk door',
    causes: {
      ours: ({ from, to }) => `nieuwere gegevens in Pijler (versie ${from} → ${to}); wat de site toont, bleef gelijk`,
      data: ({ from, to }) => `nieuwere gegevens (${from} → ${to}); wat de site toont, bleef gelijk`,
      date: () => 'een datum die is verstreken; wat de site toont, bleef gelijk',
      platform: ({ name, from, to }) =>
        name === '' ? 'een andere versie van de software' : `een andere versie: ${name} ${from} → ${to}`,
      dns: () => 'een wijziging in de DNS',
      registration: () => 'een wijziging in de registratie van het domein',
      certificate: () => 'het certificaat',
      server: () => 'een wijziging in de instellingen van de server',
      content: () => 'een wijziging in de inhoud of de techniek van de site',
    } satisfies Readonly<Record<CauseKind, (versions: Versions) => string>>,
    who: 'Voor wie',
    step: 'Stap',
    stepOf: ({ number, kind }: { number: number; kind: string }) => `${number} van het pad (${kind})`,
    fix: 'Zo lost u het op',
  },
  ends: {
    name: 'Einddata',
    subject: ({ host, what, left }: { host: string; what: string; left: number }) =>
      `${host}: ${what} ${formatInDays(left)}`,
    subjectMore: ({ host, count, left }: { host: string; count: number; left: number }) =>
      `${host}: ${count} einddata, de eerste ${formatInDays(left)}`,
    heading: ({ host }: { host: string }) => `Wat er afloopt op ${host}`,
    lead: 'U krijgt dit bericht 30 en 7 dagen van tevoren, elk één keer.',
    kinds: {
      certificate: 'Certificaat verloopt',
      registration: 'Registratie van het domein verloopt',
      software: 'Ondersteuning van software stopt',
    },
    /** The same within a subject line. */
    short: {
      certificate: 'het certificaat verloopt',
      registration: 'de registratie van het domein verloopt',
      software: 'de ondersteuning van software stopt',
    },
    on: ({ day, left }: { day: string; left: number }) => `${day}, ${formatInDays(left)}`,
    named: ({ name, day, left }: { name: string; day: string; left: number }) =>
      `${name}: ${day}, ${formatInDays(left)}`,
    who: 'Voor wie',
    todo: 'Wat te doen',
    deeds: {
      certificate:
        'Vernieuw het certificaat. Gebeurt dat normaal vanzelf, laat dan nakijken waarom het nu nog niet is gebeurd.',
      registration: 'Verleng de registratie, of controleer of automatisch verlengen aanstaat.',
      software: 'Plan een overstap naar een versie die nog beveiligingsupdates krijgt.',
    },
  },
  unreachable: {
    name: 'Niet bereikbaar',
    subject: ({ host }: { host: string }) => `${host} is niet te scannen`,
    heading: ({ host }: { host: string }) => `${host} is niet te scannen`,
    lead: ({ first, last }: { first: string; last: string }) =>
      `De scan van ${first} mislukte, en een tweede van ${last} ook. Of de site nu voor bezoekers werkt, is daarmee niet gezegd.`,
    reason: 'Reden',
    reasons: {
      unsupported_page: 'Op het adres staat geen pagina die te scannen is, of de site wil geen scans.',
      unreachable: 'De site was niet te bereiken.',
      timeout: 'De site gaf niet op tijd antwoord.',
    } satisfies Readonly<Record<SiteFailure, string>>,
    after: 'Over wat er op de site is veranderd, zegt dit niets. U krijgt één bericht als een scan weer lukt.',
  },
  reachable: {
    name: 'Weer bereikbaar',
    subject: ({ host }: { host: string }) => `${host} is weer te scannen`,
    heading: ({ host }: { host: string }) => `${host} is weer te scannen`,
    lead: ({ since, at }: { since: string; at: string }) =>
      `De scan van ${at} lukte. Tussen ${since} en dat moment lukte het niet.`,
  },
  digest: {
    name: 'Weekoverzicht',
    subject: ({ count, worse }: { count: number; worse: number }) =>
      worse === 0
        ? `Weekoverzicht: ${countSites(count)}`
        : `Weekoverzicht: ${countSites(count)}, ${worse} met een verslechtering`,
    heading: 'Weekoverzicht',
    lead: ({ from, until }: { from: string; until: string }) => `Van ${from} tot en met ${until}.`,
    worse: ({ count }: { count: number }) => `${count} slechter`,
    better: ({ count }: { count: number }) => `${count} beter`,
    unchanged: 'geen veranderingen',
    /** No scan of the site ended in that week. */
    unscanned: 'niet gescand',
    unreachable: 'niet te scannen',
    total: ({ total }: { total: number }) => `totaal ${total}`,
    moved: ({ before, after }: { before: number; after: number }) => `totaal ${before} → ${after}`,
    untold: 'geen totaal',
    danger: ({ count }: { count: number }) =>
      count === 1 ? '1 stap in de klasse gevaar' : `${count} stappen in de klasse gevaar`,
    /** Precedes what to do about what got worse. */
    named: 'Nu te doen',
    more: ({ count }: { count: number }) => `En nog ${countSites(count)}; die ziet u in het overzicht.`,
    calm: 'Op geen van uw sites veranderde een oordeel.',
  },
  confirm: {
    name: 'Bevestiging',
    /** Instead of a host: the subject of notices about a whole team. */
    allOf: ({ team }: { team: string }) => `alle sites van ${team}`,
    /** Sent each time there is something to report. `team` is the name of the requesting team. */
    notices: {
      title: ({ about }: { about: string }) => `Wilt u meldingen over ${about}?`,
      lead: ({ team, about }: { team: string; about: string }) =>
        `${team} wil u op dit adres berichten sturen over ${about}: wat er verandert, wat er afloopt en of een site te scannen is.`,
    },
    /** Sent only once a week. */
    digest: {
      title: ({ about }: { about: string }) => `Wilt u een weekoverzicht van ${about}?`,
      lead: ({ team, about }: { team: string; about: string }) =>
        `${team} wil u op dit adres een weekoverzicht sturen van ${about}.`,
    },
    /** For subscribers to notices of all sites. */
    ofTeam: 'Ook als een webhook van dit team wordt uitgezet, krijgt u bericht.',
    both: 'Daarnaast komt er een weekoverzicht.',
    weekly:
      'Het weekoverzicht komt op maandagochtend: de totalen, wat er slechter en beter werd, en wat gevaar oplevert.',
    after: ({ days: count }: { days: number }) =>
      `Doet u niets, dan krijgt u niets. De link werkt ${countDays(count)}. Na uw bevestiging kunt u zich in elk bericht afmelden.`,
    act: 'Ja, stuur mij die',
  },
  webhookOff: {
    name: 'Webhook uitgezet',
    subject: ({ host }: { host: string }) => `Webhook naar ${host} is uitgezet`,
    heading: 'Een webhook is uitgezet',
    lead: ({ host, since }: { host: string; since: string }) =>
      `Sinds ${since} nam ${host} geen enkele melding aan. Pijler stuurt er daarom niets meer heen.`,
    reason: 'Laatste reden',
    reasons: {
      refused: 'Het adres leidt naar een plek die niet openbaar is.',
      redirect: 'Het antwoord leidde door naar een ander adres, en dat wordt niet gevolgd.',
      status: 'Het antwoord bevestigde de ontvangst niet.',
      gone: 'Het antwoord was dat het adres niet meer bestaat (410).',
      timeout: 'Er kwam niet op tijd antwoord.',
      network: 'Er kwam geen verbinding tot stand.',
    },
    after: 'Zet de webhook weer aan als het adres in orde is. Meldingen van ondertussen worden niet alsnog verstuurd.',
  },
  report: 'Bekijk het rapport',
  sites: 'Bekijk uw sites',
  /** Above the preview shown before it is switched on. */
  preview: 'Voorbeeld van een bericht',
  foot: {
    why: ({ address, host }: { address: string; host: string }) =>
      `U krijgt dit bericht op ${address} omdat u meldingen over ${host} hebt bevestigd.`,
    whyDigest: ({ address }: { address: string }) =>
      `U krijgt dit bericht op ${address} omdat u het weekoverzicht hebt bevestigd.`,
    whyTeam: ({ address, team }: { address: string; team: string }) =>
      `U krijgt dit bericht op ${address} omdat u meldingen van ${team} hebt bevestigd.`,
    onRequest: ({ address, team }: { address: string; team: string }) =>
      `Dit bericht is één keer verstuurd aan ${address}, op verzoek van ${team}.`,
    leave: 'Afmelden',
  },
  /** The pages that a mail links to. */
  pages: {
    confirm: {
      title: 'Meldingen bevestigen',
      what: { notices: 'meldingen', digest: 'een weekoverzicht', both: 'meldingen en een weekoverzicht' },
      lead: ({ address, what, about }: { address: string; what: string; about: string }) =>
        `Bevestig dat ${address} ${what} over ${about} krijgt. U kunt zich in elk bericht afmelden.`,
      act: 'Ja, stuur mij die',
      done: 'Het is bevestigd. U kunt zich in elk bericht afmelden.',
    },
    leave: {
      title: 'Afmelden',
      what: { notices: 'meldingen', digest: 'weekoverzicht', both: 'meldingen en weekoverzicht' },
      lead: ({ address, what, about }: { address: string; what: string; about: string }) =>
        `${address} krijgt dan geen ${what} over ${about} meer.`,
      act: 'Afmelden',
      done: 'U bent afgemeld. Er komt niets meer.',
    },
    over: 'Deze link werkt niet meer.',
  },
  cadences: { daily: 'Elke dag', weekly: 'Elke week', monthly: 'Elke maand' } satisfies Readonly<
    Record<Cadence, string>
  >,
};
export type MonitorWords = typeof monitor;
