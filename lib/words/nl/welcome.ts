/** Words of the page that opens once, on install. */
export const welcome = {
  title: 'Pijler staat klaar',
  what: [
    'Open een website en klik op het pictogram: Pijler beoordeelt de pagina op zes pijlers, zoals u haar ziet.',
    'U krijgt één cijfer, zes zuilen en per pijler een score. Met een partnersleutel ziet u elke controle met advies.',
    'Er wordt alleen gekeken: niets op de pagina verandert en geen formulier wordt verstuurd.',
  ],
  example: 'Bekijk een voorbeeldrapport',
  exampleNote: 'Van een verzonnen site, zoals u het met een partnersleutel ziet. Werkt ook zonder verbinding.',
  shortcut: 'Liever met het toetsenbord? Gebruik',
  leaves: 'Wat uw computer verlaat',
  leavesText:
    'De domeinnaam gaat naar de DNS-dienst en naar het domeinregister. Verder niets: geen pagina, geen cookies, geen meetgegevens.',
  siteOnly: 'Alleen deze site',
  siteOnlyNote:
    'Dan wordt alleen de site zelf gevraagd, en blijft van Domein & DNS bijna alles ongetest. U kunt dit altijd aanpassen bij instellingen.',
  pin: 'Houd het pictogram in beeld',
  pinChromium: 'Klik rechts van de adresbalk op het puzzelstukje (1) en daarna op de punaise achter Pijler (2).',
  pinFirefox:
    'Het pictogram staat rechts van de adresbalk. Ziet u het niet? Klik op het puzzelstukje, dan op het tandwiel achter Pijler, en kies “Vastmaken aan werkbalk”.',
  settings: 'Alle instellingen',
};
export type WelcomeWords = typeof welcome;
