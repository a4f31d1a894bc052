/** Words of the page that opens once, on install. */
export const welcome = {
  title: 'Pijler staat klaar',
  what: 'Open een website en klik op het pictogram. Pijler beantwoordt dan zes vragen over de pagina, zoals u die ziet.',
  onlyLooks: 'Pijler kijkt alleen: er verandert niets op de pagina en er wordt geen formulier verstuurd.',
  example: 'Bekijk een voorbeeldrapport',
  exampleNote: 'Van een verzonnen site, zoals u het met een partnersleutel ziet. Werkt ook zonder verbinding.',
  shortcut: 'Liever met het toetsenbord? Gebruik',
  leaves: 'Wat uw computer verlaat',
  leavesText:
    'De domeinnaam gaat naar de DNS-dienst en naar het domeinregister. Verder niets: geen pagina, geen cookies, geen gebruiksgegevens.',
  siteOnly: 'Alleen deze site',
  siteOnlyNote:
    'Dan bezoekt Pijler alleen de site zelf en blijft van Domein & DNS bijna alles ongetest. U kunt dit altijd aanpassen bij instellingen.',
  pin: 'Houd het pictogram in beeld',
  pinChromium: 'Klik rechts van de adresbalk op het puzzelstukje (1) en daarna op de punaise achter Pijler (2).',
  pinFirefox:
    'Het pictogram staat rechts van de adresbalk. Ziet u het niet? Klik op het puzzelstukje, dan op het tandwiel achter Pijler, en kies “Vastmaken aan werkbalk”.',
};
export type WelcomeWords = typeof welcome;
