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
  fix: 'Zo lost u het op',
};
export type BuilderWords = typeof builder;
