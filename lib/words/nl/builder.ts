/** Words of the first steps as a message to a site's web builder. */
export const builder = {
  send: 'Stuur naar mijn webbouwer',
  share: 'Deel…',
  mail: 'Als mail',
  copy: 'Kopieer het bericht',
  greeting: 'Hallo,',
  subject: ({ host }: { host: string }) => `Verbeteringen voor ${host}`,
  intro: ({ page }: { page: string }) =>
    `Op ${page} kwam een websitescan van Pijler met deze verbeteringen, de belangrijkste eerst:`,
  found: 'Gevonden',
  fix: 'Zo lost u het op',
  verify: 'Zo ziet u dat het werkt',
  again: ({ title, good }: { title: string; good: string }) =>
    `scan het adres opnieuw met Pijler; bij “${title}” staat dan “${good}”.`,
};
export type BuilderWords = typeof builder;
