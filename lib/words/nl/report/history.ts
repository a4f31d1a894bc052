/** Two sites that are compared, by name. */
interface Sites {
  readonly before: string;
  readonly after: string;
}

/** Words of the history page and of comparing two scans. */
export const history = {
  title: 'Geschiedenis',
  intro:
    'De scans op deze computer, per site. Pijler bewaart de laatste 50, tot samen 20 MB; wat u vastzet, blijft. Scans uit een privévenster bewaart het nooit.',
  off: 'De geschiedenis staat uit: Pijler bewaart geen nieuwe scans.',
  offRemedy: 'Aanpassen bij instellingen',
  empty: 'Er is nog geen scan bewaard. Open een site en klik op het pictogram van Pijler.',
  closed:
    'De geschiedenis is hier niet te lezen. In een privévenster van Firefox kan dat nooit; open deze pagina in een gewoon venster.',
  unreadable: ({ count }: { count: number }) =>
    count === 1
      ? '1 bewaarde scan was niet te lezen en is overgeslagen.'
      : `${count} bewaarde scans waren niet te lezen en zijn overgeslagen.`,
  /** Confirmation before removing what cannot be read. */
  unreadableRemoval: {
    open: 'Onleesbare scans verwijderen',
    sure: 'Een andere versie van Pijler kan deze scans misschien nog lezen. Verwijderen is definitief.',
    yes: 'Ja, verwijder ze',
    no: 'Nee, bewaar ze',
  },
  open: 'Geschiedenis',
  count: ({ count }: { count: number }) => (count === 1 ? '1 scan' : `${count} scans`),

  scan: {
    select: ({ host, day }: { host: string; day: string }) => `Kies de scan van ${host}, ${day}, om te vergelijken`,
    report: 'Rapport',
    reportOf: ({ host, day }: { host: string; day: string }) => `Rapport van ${host}, ${day}`,
    previous: 'Vergelijk met vorige',
    previousOf: ({ host, day }: { host: string; day: string }) => `Vergelijk met vorige: ${host}, ${day}`,
    pin: 'Vastzetten',
    pinOf: ({ host, day }: { host: string; day: string }) => `Vastzetten: ${host}, ${day}`,
    remove: 'Verwijderen',
    /** Names a scan that cannot be shown. */
    named: ({ host, day }: { host: string; day: string }) => `de scan van ${host}, ${day}`,
    removeOf: ({ host, day }: { host: string; day: string }) => `Verwijderen: ${host}, ${day}`,
    imported: 'uit een bestand',
    resultOnly: 'alleen resultaat',
    noGrade: 'geen totaal',
  },
  removed: 'De scan is verwijderd.',
  undo: 'Toch bewaren',

  choose: {
    hint: 'Kies twee scans om te vergelijken: van één site, of van twee, zoals de testversie en de openbare site.',
    one: 'Kies nog één scan.',
    tooFew: 'Scan na een verbetering nog eens: dan staat hier hoe u de scans vergelijkt.',
    button: 'Vergelijk de twee scans',
    clear: 'Keuze wissen',
  },

  importing: {
    title: 'Rapport uit een bestand',
    intro: 'Open een rapport dat u op een andere computer met “Rapport (JSON)” hebt bewaard.',
    choose: 'Bestand met een rapport',
    added: ({ host }: { host: string }) => `Het rapport van ${host} is toegevoegd.`,
    present: ({ host }: { host: string }) => `Dit rapport van ${host} stond er al.`,
    full: 'De browser heeft geen ruimte om dit rapport te bewaren. Verwijder eerst enkele scans.',
    needsKey: 'Met een partnersleutel kunt u ook rapporten uit een bestand openen en scans vergelijken.',
  },

  compare: {
    title: 'Vergelijking',
    back: 'Terug naar de geschiedenis',
    swap: 'Wissel om',
    gone: 'Een van deze scans is niet meer bewaard.',
    before: 'Eerst',
    after: 'Daarna',
    difference: 'Verschil',
    overall: 'Totaal',
    /** Marks of one of the two totals: incomplete, limited. */
    marks: ({ label, marks }: { label: string; marks: string }) => `${label}: het totaal is ${marks}.`,
    same: 'De omstandigheden waren gelijk, dus de cijfers zijn vergelijkbaar.',
    notComparable: 'niet vergelijkbaar',
    /** The totals on what both scans tested; the numbers are 0-100, or null when too little is left. */
    shared: ({ before, after }: { before: number | null; after: number | null }) =>
      before === null || after === null
        ? 'Er is te weinig beide keren getest om een totaal te vergelijken.'
        : `Over wat beide keren is getest: ${before} → ${after}.`,
    sharedOnly: 'Wat maar één keer is getest, staat hieronder en telt niet mee in het verschil.',
    /** Precedes the lists of what each scan did not test. */
    untested: 'De twee scans hebben niet hetzelfde getest.',
    notTested: 'Niet getest',
    /** Checks that one scan did not test, by reason: `3 × tijd`. */
    untestedFor: ({ count, reason }: { count: number; reason: string }) => `${count} × ${reason}`,
    allTested: 'alles is getest',
    because: 'Niet vergelijkbaar: deze omstandigheden verschilden. Dat kan het verschil in cijfer verklaren.',
    changes: {
      worse: 'Slechter',
      better: 'Beter',
      new: 'Nu wel getest',
      gone: 'Nu niet getest',
      unchanged: 'Gelijk gebleven',
    },
    /** The same for two sites, which are not an earlier and a later one. */
    between: {
      worse: ({ after }: Sites) => `Slechter bij ${after}`,
      better: ({ after }: Sites) => `Beter bij ${after}`,
      new: ({ after }: Sites) => `Alleen bij ${after} getest`,
      gone: ({ before }: Sites) => `Alleen bij ${before} getest`,
      unchanged: () => 'Bij beide gelijk',
    },
    none: 'Geen enkele controle is veranderd.',
    noneBetween: 'Geen enkele controle verschilt.',
    absent: 'niet in deze scan',
    from: ({ before, after }: { before: string; after: string }) => `${before} → ${after}`,
    conditions: {
      rules: 'Beoordelingsregels',
      version: 'Pijler-versie',
      data: 'Gegevens',
      level: 'Contactniveau',
      access: 'Toegang tot de site',
      view: 'Wat een nieuwe bezoeker kreeg',
      browser: 'Browser',
      browsing: 'Bekeken met',
      pillar: 'Pijlers',
    },
    values: {
      own: 'van deze versie zelf',
      granted: 'gegeven',
      denied: 'niet gegeven',
      unknown: 'niet bewaard',
      open: 'de pagina',
      login: 'een inlogpagina',
      wall: 'een controle- of weigerpagina',
      elsewhere: 'een ander adres',
      chromium: 'Chromium',
      firefox: 'Firefox',
      all: 'alle zes',
    },
  },
};
export type HistoryWords = typeof history;
