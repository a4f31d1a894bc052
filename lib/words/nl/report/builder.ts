/** Words of the message with the first steps to a site's web builder. */
export const builder = {
  send: 'Stuur naar mijn webbouwer',
  share: 'Deel…',
  mail: 'Als mail',
  mailRest: 'Een mail neemt niet alles mee. Het hele bericht staat op het klembord: plak het in de mail.',
  copy: 'Kopieer het bericht',
  greeting: 'Hallo,',
  subject: ({ host }: { host: string }) => `Verbeteringen voor ${host}`,
  intro: ({ page, shown, all }: { page: string; shown: number; all: number }) =>
    shown < all
      ? `${page} is gescand met Pijler. Dit zijn de ${shown} belangrijkste van ${all} verbeteringen:`
      : `${page} is gescand met Pijler. Dit kan beter, het belangrijkste eerst:`,
  fix: 'Zo lost u het op',
};
export type BuilderWords = typeof builder;
