/** Woorden van het overzicht van alle sites van een team. */
export const cockpit = {
  choose: {
    title: 'Met de gekozen sites',
    one: ({ site }: { site: string }) => `${site} kiezen`,
    deeds: {
      scan: 'scannen',
      tag: 'een label geven',
      watch: 'elke week bewaken',
      export: 'downloaden als CSV',
      remove: 'verwijderen',
    },
    label: 'Label',
    submit: 'Doen',
    none: 'Kies eerst een of meer sites.',
    noDeed: 'Kies wat er met de sites moet gebeuren.',
    noLabel: 'Typ een label.',
    tagged: 'De gekozen sites hebben het label.',
    watched: 'De gekozen sites worden elke week bewaakt.',
    removed: 'De gekozen sites zijn verwijderd.',
    removeTitle: ({ count }: { count: number }) =>
      count === 1 ? '1 site verwijderen?' : `${count} sites verwijderen?`,
    removeYes: 'Verwijder deze sites',
  },
  title: 'Overzicht',
  mean: 'Gemiddeld totaal',
  meanOf: ({ scored, sites }: { scored: number; sites: number }) =>
    `van ${scored} van de ${sites === 1 ? '1 site' : `${sites} sites`}`,
  noMean: 'Er is nog geen site gescand.',
  spread: 'Verdeling',
  course: 'Verloop van het gemiddelde',
  worst: 'Laagste totalen',
  fell: 'Gedaald sinds u dit zag',
  fellBy: ({ points, from }: { points: number; from: number }) =>
    `${points === 1 ? '1 punt' : `${points} punten`} lager dan ${from}`,
  seen: 'Alles gezien',
  seenOne: ({ site }: { site: string }) => `Daling van ${site} gezien`,
  seenShort: 'Gezien',
  noFall: 'Geen enkele site daalde.',
  ends: 'Loopt binnen 30 dagen af',
  noEnds: 'Niets van de bewaakte sites.',
  running: 'Wordt nu gescand',
  list: 'Lijst van sites',
  pages: 'Meer pagina’s van één site',
  progress: ({ done, pages }: { done: number; pages: number }) =>
    `${done} van ${pages === 1 ? '1 pagina' : `${pages} pagina’s`}`,
  stop: 'Stop',
  stopOf: ({ done, pages }: { done: number; pages: number }) => `Stop de scan die bij ${done} van ${pages} is`,
  stopped: 'De scan is gestopt. Wat al klaar was, blijft staan.',
  alreadyRuns: 'Deze sites worden al gescand.',
  follow: 'Ververs deze pagina elke 5 seconden',
  unfollow: 'Niet meer verversen',
};
export type CockpitWords = typeof cockpit;
