/** The number of reports concerned. */
interface Reports {
  readonly reports: number;
}

const countReports = (reports: number): string => (reports === 1 ? '1 rapport' : `${reports} rapporten`);

/** Words for handing the stored reports in at a scan service. */
export const handIn = {
  title: 'Opgeslagen rapporten',
  sends: ({ reports, sites, host }: Reports & { readonly sites: number; readonly host: string }) =>
    `Met deze knop stuurt u ${countReports(reports)} van ${sites === 1 ? '1 site' : `${sites} sites`} naar ${host}, met uw sleutel.`,
  holds:
    'Een rapport bevat het adres van de pagina zonder het deel vanaf het vraagteken, elke controle met wat daarbij is gevonden, en de contacten van de scan.',
  sitesToo: 'Sites die de dienst nog niet kent, komen eerst bij uw sites te staan.',
  once: 'Versturen gebeurt alleen als u klikt: latere scans gaan niet vanzelf mee. Uit privévensters is niets bewaard, en gaat dus ook niets mee.',
  leftOut: ({ reports }: Reports) =>
    `${countReports(reports)} ${reports === 1 ? 'blijft' : 'blijven'} hier: uit een bestand, van één pijler, of van een adres dat niet openbaar is.`,
  nothing: ({ host }: { readonly host: string }) => `Er zijn geen rapporten die ${host} nog niet heeft.`,
  doneAt: ({ day }: { readonly day: string }) =>
    `Laatst verstuurd op ${day}. Wat daar al staat, gaat niet opnieuw mee.`,
  start: 'Opgeslagen rapporten naar de dienst zetten',
  stop: 'Stoppen',
  progress: ({ done, reports }: Reports & { readonly done: number }) => `${done} van ${countReports(reports)} verwerkt`,
  stay: 'Houd deze pagina open tot het klaar is. Sluit u die eerder, dan gaat een volgende klik verder met de rest.',
  added: ({ reports }: Reports) => `${countReports(reports)} toegevoegd.`,
  known: ({ reports }: Reports) => `${countReports(reports)} ${reports === 1 ? 'stond' : 'stonden'} er al.`,
  refused: ({ reports }: Reports) => `${countReports(reports)} niet aangenomen:`,
  of: ({ host, reports, why }: Reports & { readonly host: string; readonly why: string }) =>
    `${host} (${countReports(reports)}): ${why}`,
  itsWord: ({ why }: { readonly why: string }) => `de dienst zegt “${why}”`,
  stopped: 'Gestopt. Een volgende klik gaat verder met de rest.',
  denied: 'U gaf hiervoor geen toestemming. Er is niets verstuurd.',
  failed: 'Pijler kon dit niet afmaken. Een volgende klik gaat verder met de rest.',
  rest: 'Een volgende klik gaat verder met de rest.',
};
export type HandInWords = typeof handIn;
