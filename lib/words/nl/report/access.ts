/** Access to sites on the options page. */
export const access = {
  title: 'Toegang tot sites',
  intro:
    'Met toegang leest Pijler ook de antwoorden van de server, de www-variant en de omleidingen. U geeft die toegang per site, bij een scan.',
  none: 'U hebt nog geen toegang tot een site gegeven.',
  sites: 'Sites waar u toegang toe gaf',
  revoke: 'Intrekken',
  revokeOf: ({ site }: { readonly site: string }) => `Toegang tot ${site} intrekken`,
  everywhere: 'Pijler heeft altijd toegang tot alle sites, maar leest een site alleen als u die scant.',
  revokeEverywhere: 'Toegang tot alle sites intrekken',
  ask: 'Altijd toegang geven tot alle sites',
  askHint: 'Dan vraagt de browser het niet meer per site. Pijler leest een site alleen als u die scant.',
};

export type AccessWords = typeof access;
