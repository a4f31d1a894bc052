/** Words of saved files, and of importing one. */
export const exports = {
  more: ({ count }: { count: number }) => `En nog ${count}; in de JSON staan ze allemaal.`,
  checks: 'Alle controles',
  /** Column heads of the spreadsheet. */
  columns: [
    'Site',
    'Gescand op',
    'Pijler',
    'Score',
    'Controle',
    'Titel',
    'Uitkomst',
    'Gewicht',
    'Kost punten',
    'Stap',
    'Wie',
    'Bevinding',
    'Gevonden',
    'Oplossing',
    'Bron',
    'Besluit',
  ],
  madeWith: 'Gemaakt met Pijler',
  formats: {
    report: 'Rapport (JSON)',
    result: 'Scanresultaat (JSON)',
    csv: 'Spreadsheet (CSV)',
    markdown: 'Tekst (Markdown)',
    html: 'Webpagina (HTML)',
  },
  faults: {
    tooLarge: 'Dit bestand is groter dan 5 MB. Een rapport van Pijler is veel kleiner.',
    notJson: 'Dit is geen JSON-bestand. Kies een bestand dat met “Rapport (JSON)” is bewaard.',
    notAReport: 'Dit is geen rapport van Pijler. Kies een bestand dat met “Rapport (JSON)” is bewaard.',
    otherVersion: ({ where }: { where: string }) =>
      `Deze versie van Pijler kent de vorm van dit rapport niet (${where}). Werk Pijler bij.`,
    damaged: ({ where }: { where: string }) => `Dit rapport is beschadigd of aangepast, bij “${where}”.`,
    wrongSums: 'De scores in dit rapport kloppen niet met de controles erin. Het is beschadigd of aangepast.',
  },
};
export type ExportWords = typeof exports;
