/** Words of links to other sites (pijler scan --links). */
export const links = {
  none: ({ page }: { readonly page: string }) => `${page}: geen links naar andere sites.`,
  heading: ({ page, count }: { readonly page: string; readonly count: number }) =>
    `${page}: ${count === 1 ? '1 link' : `${count} links`} naar andere sites. Dit telt niet mee in de score.`,
  states: {
    dead: 'Dood: daar is niets meer',
    softDead: 'Waarschijnlijk dood: de site zegt hetzelfde van een adres dat niet bestaat',
    unclear: 'Niet te zeggen',
    robots: 'Niet gevraagd: robots.txt van die site wil het niet',
    acts: 'Niet gevraagd: dit adres kan iets doen, zoals uitloggen of bestellen',
    alive: 'In orde',
  },
};
export type LinksWords = typeof links;
