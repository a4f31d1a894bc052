/** Words of the pages that explain the checks. */
export const checkPages = {
  title: 'Wat Pijler nagaat',
  intro:
    'Elke controle met haar vraag, haar bron, alles wat zij kan concluderen, wat dat kost en hoe u het herstelt. Gemaakt uit dezelfde woorden en regels die het rapport gebruikt.',
  backToIndex: 'Alle controles',
  check: 'Controle',
  weight: 'Gewicht',
  who: 'Wie herstelt het',
  pillar: 'Pijler',
  source: 'Bron',
  sees: 'Kijkt naar',
  why: 'Waarom dit ertoe doet',
  conclusions: 'Wat de controle kan concluderen',
  outcome: 'Uitkomst',
  sentence: 'Wat er dan staat',
  costs: 'Kost punten',
  cap: 'Beperkt de pijler tot',
  capTotal: 'totaal',
  nothing: '–',
  fix: 'Zo lost u het op',
  general: 'Algemeen',
  ellipsis: 'Een beletselteken (…) staat voor wat op de site gevonden is.',
  byShare: 'De omvang telt mee: wie een deel herstelt, verliest minder dan hier staat.',
  unseen: 'Wat niet te zien was, is niet getest en kost niets.',
  informative: 'Deze controle kost nooit punten.',
} as const;

export type CheckPageWords = { readonly [Name in keyof typeof checkPages]: string };
