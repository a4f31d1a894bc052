/** Words for known findings: those that a team accepts for now. */
export const baseline = {
  heading: ({ path, page }: { readonly path: string; readonly page: string }) =>
    `Bekende bevindingen (${path}), ${page}`,
  otherSite: ({ site }: { readonly site: string }) => `Dit bestand gaat over ${site}; vergeleken is per controle.`,
  otherRules: ({ before, after }: { readonly before: number; readonly after: number }) =>
    `Dit bestand is gemaakt met beoordelingsregels ${before}; deze scan met ${after}. Een nieuwe bevinding kan van de regels komen.`,
  lists: {
    fresh: 'Nieuw',
    worse: 'Slechter dan bekend',
    ended: 'Niet langer bekend: de laatste dag is voorbij',
    gone: 'Verdwenen: deze kunnen uit het bestand',
    untested: 'Nu niet getest',
    known: 'Bekend',
  },
  worseBy: {
    conclusion: 'een andere uitkomst',
    graver: 'ernstiger',
    more: 'meer dan bekend',
    items: 'niet eerder gezien',
  },
  because: ({ reason, by, until }: Readonly<Record<'reason' | 'by' | 'until', string>>) =>
    `${reason}${by === '' ? '' : `, volgens ${by}`}${until === '' ? '' : `, tot en met ${until}`}`,
  noReason: 'bekend, zonder reden in het bestand',
  itemsGone: ({ count }: { readonly count: number }) => `(${count} ervan ${count === 1 ? 'is' : 'zijn'} verdwenen)`,
  more: ({ count }: { readonly count: number }) => `en nog ${count}`,
  written: ({ path, count }: { readonly path: string; readonly count: number }) =>
    `${path}: ${count === 1 ? '1 bekende bevinding' : `${count} bekende bevindingen`}.`,

  /** Decisions as a file, in the settings. */
  file: {
    title: 'Uw besluiten over bevindingen',
    intro:
      'Wat u bij een bevinding “Bewust zo” noemt, kunt u als bestand bewaren en op een andere computer inlezen. Ook pijler scan --baseline leest het.',
    save: 'Bewaar als bestand',
    name: 'pijler-bekende-bevindingen.json',
    choose: 'Lees een bestand in',
    count: ({ count }: { readonly count: number }) =>
      count === 0 ? 'Er zijn geen besluiten.' : count === 1 ? 'Er is 1 besluit.' : `Er zijn ${count} besluiten.`,
    read: ({ added, present, left }: Readonly<Record<'added' | 'present' | 'left', number>>) =>
      [
        `Ingelezen: ${added}.`,
        ...(present === 0 ? [] : [`Er was al een besluit over ${present}; dat blijft.`]),
        ...(left === 0 ? [] : [`Overgeslagen: ${left}, zonder site of zonder reden.`]),
      ].join(' '),
    full: 'Niet alles past: per site zijn er hooguit 300 besluiten, van hooguit 500 sites. Er is niets ingelezen.',
    notSaved: 'Er is niets ingelezen. Probeer het nog eens.',
    faults: {
      tooLarge: 'Dit bestand is groter dan 5 MB. Een bestand met bekende bevindingen is veel kleiner.',
      notJson: 'Dit bestand is geen JSON.',
      notABaseline: 'Dit is geen bestand met bekende bevindingen van Pijler.',
      otherVersion: 'Deze versie van Pijler kent de vorm van dit bestand niet. Werk Pijler bij.',
      damaged: 'Dit bestand is beschadigd of verkeerd aangepast.',
    },
    at: ({ where }: { readonly where: string }) => `De eerste fout zit bij “${where}”.`,
  },
};
export type BaselineWords = typeof baseline;
