/** Why a scan has no grade, and what helps; other reasons are under `unseen` in `common.ts`. */
export const notGradable = {
  message: ({ because }: { because: string }) => `Deze pagina is niet te beoordelen. ${because}`,
  reasons: {
    maintenance: {
      because: 'De site is tijdelijk gesloten voor onderhoud.',
      help: 'Scan opnieuw als het onderhoud klaar is.',
    },
    notApplicable: {
      because: 'Te weinig van wat Pijler bekijkt, is hier van toepassing.',
      help: 'Scan een gewone pagina van de site.',
    },
    tooLittle: {
      because: 'Er was te weinig te testen voor een cijfer.',
      help: 'Scan later opnieuw, of scan een andere pagina van de site.',
    },
  },
};
export type NotGradableWords = typeof notGradable;
