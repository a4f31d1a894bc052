/** Words of the pages that explain the checks. */
export const checkPages = {
  title: 'Wat Pijler controleert',
  intro:
    'Elke controle met de vraag, de bron, alle mogelijke conclusies, wat die kosten en hoe u het oplost. In dezelfde woorden en met dezelfde regels als het rapport.',
  backToIndex: 'Alle controles',
  check: 'Controle',
  weight: 'Gewicht',
  who: 'Wie lost het op',
  pillar: 'Pijler',
  source: 'Bron',
  sees: 'Kijkt naar',
  why: 'Waarom dit ertoe doet',
  conclusions: 'Mogelijke conclusies',
  outcome: 'Uitkomst',
  sentence: 'Wat het rapport zegt',
  costs: 'Kost punten',
  cap: 'Begrenst de pijler op',
  capTotal: 'totaal',
  nothing: '–',
  fix: 'Zo lost u het op',
  coded: 'In een rapport staat hiervoor kant-en-klare code, ingevuld voor de site:',
  general: 'Algemeen',
  ellipsis: 'Een beletselteken (…) staat voor wat op de site is gevonden.',
  byShare: 'De omvang telt mee: wie een deel oplost, verliest minder dan hier staat.',
  unseen: 'Wat niet te zien was, is niet getest en kost niets.',
  informative: 'Deze controle kost nooit punten.',
} as const;

export type CheckPageWords = { readonly [Name in keyof typeof checkPages]: string };
