/** Words of the page that opens once, on install. */
export const welcome = {
  title: 'Pijler staat klaar',
  what: [
    'Open een website en klik op het pictogram: Pijler beoordeelt de pagina op zes pijlers, zoals u haar ziet.',
    'U krijgt één cijfer, zes zuilen en per pijler een score. Met een partnersleutel ziet u elke controle met advies.',
    'Er wordt alleen gekeken: niets op de pagina verandert en geen formulier wordt verstuurd.',
  ],
  shortcut: ({ keys }: { keys: string }) => `Liever met het toetsenbord? Gebruik ${keys}.`,
  leaves: 'Wat uw computer verlaat',
  leavesText:
    'De domeinnaam gaat naar de DNS-dienst en naar het domeinregister. Verder niets: geen pagina, geen cookies, geen meetgegevens. U kunt dit nu of later aanpassen.',
  pin: 'Houd het pictogram in beeld',
  pinChromium: 'Klik rechts van de adresbalk op het puzzelstukje en daarna op de punaise achter Pijler.',
  pinFirefox: 'Klik met rechts op het pictogram van Pijler en kies “Vastmaken aan werkbalk”.',
  settings: 'Alle instellingen',
};
export type WelcomeWords = typeof welcome;
