/** Words of the overlay on the page itself, and of the report about it. */
export const onPage = {
  show: 'Toon op de pagina',
  /** The current one among the places of a check. */
  count: ({ at, of }: { readonly at: number; readonly of: number }) => `${at} van ${of}`,
  looking: 'Pijler zoekt het element op de pagina.',
  shown: 'Getoond in het tabblad van de pagina.',
  end: 'Stop met tonen',
  scanAgain: 'Opnieuw scannen',
  scanning: 'De pagina wordt opnieuw gescand. Daarna opent hier het nieuwe rapport.',
  refused: 'Pijler kreeg geen toegang. Klik in het tabblad van de pagina op het pictogram van Pijler.',
  open: 'Open de pagina',
  newest: 'Open het nieuwste rapport',
  /** Shown before the browser's own prompt. */
  asks: ({ host }: { readonly host: string }) =>
    `Uw browser vraagt dan of Pijler ${host} mag lezen en wijzigen. Pijler wijzigt niets op de site.`,
  /** Why nothing is shown. */
  notShown: {
    gone: 'Het tabblad van deze scan is er niet meer: het is gesloten, of de browser is opnieuw gestart. Open de pagina en scan die opnieuw.',
    newer: 'In dit tabblad is later opnieuw gescand. Vanuit het nieuwste rapport kan Pijler dit tonen.',
    moved: 'Het tabblad toont nu een andere pagina. Ga daar terug naar de gescande pagina en klik dan nog eens.',
    access:
      'Pijler mag niet meer in dit tabblad kijken. De pagina is opnieuw geladen, of het tabblad toont een andere site.',
    silent: 'De pagina reageert niet. Probeer het straks nog eens.',
    changed:
      'De pagina is veranderd sinds de scan: dit element staat er niet meer, of ziet er anders uit. Scan opnieuw.',
    frame: 'Dit element staat in een iframe van een andere site. Daarin kan Pijler niets tonen.',
  },
  /** The bar on the page itself. */
  overlay: {
    name: 'Pijler: getoond op de pagina',
    next: 'Volgende',
    previous: 'Vorige',
    close: 'Sluiten',
    report: 'Terug naar het rapport',
    scrollBack: 'Terugscrollen',
    around: 'Dit element is nu niet zichtbaar. Omlijnd is wat eromheen staat.',
    lost: {
      changed: 'Dit element staat niet meer op de pagina.',
      frame: 'Dit element staat in een iframe van een andere site. Daarin kan Pijler niets tonen.',
    },
  },
};

export type OnPageWords = typeof onPage;
