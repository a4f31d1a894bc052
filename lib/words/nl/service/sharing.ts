/** Words for what a team shares: links to a report, and a badge. */
export const sharing = {
  title: ({ host }: { host: string }) => `${host} delen`,
  description: 'Wie de link heeft, ziet het rapport en niets anders.',
  made: {
    title: 'De link',
    once: 'Deze link is alleen nu te zien. Kopieer de link.',
  },
  links: {
    title: 'Links',
    none: 'Er is geen link in gebruik.',
    latest: 'Steeds het laatste rapport',
    one: 'Eén rapport',
    until: ({ day }: { day: string }) => `tot ${day}`,
    by: ({ key }: { key: string }) => `gemaakt met ${key}`,
    revoke: 'Intrekken',
    sure: 'Wie deze link heeft, ziet direct niets meer.',
    confirm: 'Trek deze link in',
  },
  make: {
    title: 'Een link maken',
    what: 'Wat er te zien is',
    days: 'Hoeveel dagen',
    daysHint: ({ most }: { most: number }) => `1 tot en met ${most}.`,
    submit: 'Maak een link',
    needsManage: 'Om een link te maken is het recht “Veranderen wat het team heeft” nodig.',
  },
  refused: {
    unknown: 'Deze site of scan is er niet.',
    tooMany: 'Dit team heeft duizend links in gebruik: trek er eerst een in.',
    days: 'Het aantal dagen is een geheel getal van 1 tot en met 400.',
  },
  shared: {
    none: 'Deze link werkt niet',
    noneText: 'De link is niet goed overgenomen, verlopen of ingetrokken. Vraag een nieuwe aan wie u de link gaf.',
    note: ({ day }: { day: string }) => `Dit rapport van ${day} is met u gedeeld. Bewaar de link voor uzelf.`,
    noteTitle: 'Gedeeld rapport',
  },
  badge: {
    title: 'Badge',
    intro:
      'Een afbeelding met het totaal en de zes scores, voor op de site. Alleen wie het domein beheert, kan die aanzetten.',
    ask: 'Vraag een code',
    how: 'Zet deze code op het domein, op een van twee plaatsen:',
    dns: 'In de DNS, als TXT-record',
    file: 'In een bestand op de site',
    check: 'Controleer de code',
    remove: 'Stop met de badge',
    states: {
      new: 'De code is nog niet gecontroleerd.',
      waiting: 'De code wordt gecontroleerd. Kijk hier zo weer.',
      found: 'De code staat er: de badge werkt. Elke week wordt dat opnieuw gecontroleerd.',
      gone: 'De code staat er niet: er is geen badge.',
      unseen: 'Het domein gaf geen antwoord. Probeer het later opnieuw.',
    },
    html: 'Zo komt de badge op een pagina:',
    alt: ({ host }: { host: string }) => `Wat Pijler van ${host} vindt`,
    name: ({ host, score }: { host: string; score: number | null }) =>
      score === null ? `Pijler: ${host}, nog zonder totaal` : `Pijler: ${host} krijgt ${score} van 100`,
    noTotal: 'Geen totaal',
    noResult: 'Nog geen scan',
    scanned: ({ day }: { day: string }) => `Gescand op ${day}.`,
    refused: {
      domain: 'Geef een domein zoals voorbeeld.nl.',
      tooMany: 'Dit team heeft duizend badges: verwijder er eerst een.',
    },
  },
};
export type SharingWords = typeof sharing;
