/** Words of the page that explains what a partner key is. */
export const keyPage = {
  title: 'Een partnersleutel',
  what: 'Een partnersleutel is een code. Pijler laat er alles mee zien van een scan: niet alleen de scores, maar elke controle, met bewijs en advies.',
  opens: 'Wat een sleutel opent',
  opened: [
    'Elke controle: wat er is gevonden, waarom dat ertoe doet en wat het kost.',
    'Wat te doen, in volgorde, en het totaal na elke stap.',
    'De oplossing, passend bij waar de site op draait, en wie die kan uitvoeren.',
    'Het rapport om te bewaren of te delen: pdf, HTML, Markdown, CSV en JSON.',
    '120 scans per uur. Zonder sleutel zijn dat er 20.',
  ],
  without: 'Zonder sleutel blijven het cijfer, de zes scores, wat niet is getest en alle contacten te zien.',
  example: 'Bekijk een voorbeeldrapport',
  exampleNote: 'Van een verzonnen site, zoals u het met een partnersleutel ziet. Werkt ook zonder verbinding.',
  get: 'Zo krijgt u een sleutel',
  getText:
    'U krijgt een sleutel van wie u Pijler aanbiedt, zoals uw webbureau, of van de beheerder van de scandienst. Die maakt er een voor u aan en stuurt die toe. Pijler zelf verstuurt daarvoor niets.',
  request: 'Naar de aanvraagpagina',
  enter: 'Sleutel invoeren',
  safe: 'De sleutel blijft in deze browser. Alleen een scandienst die u zelf instelt, krijgt die te zien, bij het contactniveau “Via de scandienst”.',
  operator: 'Geeft u zelf sleutels uit?',
  operatorText:
    'Geef bij Scandienst in de instellingen aan waar een sleutel is aan te vragen. “Vraag aan” leidt in deze browser dan naar die pagina.',
  settings: 'Naar Scandienst',
};
export type KeyPageWords = typeof keyPage;
