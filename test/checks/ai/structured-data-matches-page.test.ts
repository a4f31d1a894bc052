import { structuredDataMatchesPage } from '../../../lib/checks/ai/structured-data-matches-page.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { image, page } from '../../kit/facts.ts';

const marked = (node: object, text: string, changes: Parameters<typeof page>[0] = {}) => ({
  page: page({
    structuredData: { jsonLd: [JSON.stringify({ '@context': 'https://schema.org', ...node })] },
    text: { body: text, content: text },
    ...changes,
  }),
});
const SHOP = {
  '@type': 'BikeStore',
  name: 'Voorbeeld Tweewielers',
  telephone: '+31301234567',
  address: { '@type': 'PostalAddress', postalCode: '3511 AB' },
  vatID: 'NL001234567B01',
};
const IN_TEXT = 'Voorbeeld Tweewielers, 3511AB Utrecht, 030 - 123 45 67, btw NL 001234567 B01';
const bike = (price: string, currency = 'EUR') => ({
  '@type': 'Product',
  name: 'Stadsfiets Plus',
  offers: { '@type': 'Offer', price, priceCurrency: currency },
});

cases(structuredDataMatchesPage, {
  matches: [
    marked(SHOP, IN_TEXT),
    marked(bike('899.00'), 'Stadsfiets Plus nu € 899,-'),
    // The cents stand small and raised beside the euros.
    marked(bike('49.95'), 'Stadsfiets Plus voor € 49 95 Bestellen'),
    marked(bike('1249.95'), 'Stadsfiets Plus € 1.249 95'),
    marked(bike('1299'), 'Stadsfiets Plus voor € 1.299,00'),
    // As an English page writes it.
    marked(bike('1299.00'), 'Stadsfiets Plus now €1,299.00'),
    marked(bike('1299'), 'Stadsfiets Plus, EUR 1,299'),
    // Without the sign, beside another product with it.
    marked(bike('899.00'), 'Stadsfiets Plus 899,- Bestel. Ook leuk: Fiets B € 749,00'),
    marked({ '@type': 'Organization', name: 'Voorbeeld Fietsen B.V.' }, 'Welkom bij Voorbeeld Fietsen'),
    marked({ '@type': 'NGO', name: 'Stichting Voorbeeld' }, 'Voorbeeld helpt'),
    marked({ '@type': 'Organization', name: 'Voorbeeld BV' }, 'Welkom', {
      images: { list: [image({ alt: 'Logo van Voorbeeld B.V.' })] },
    }),
  ],
  differs: [
    marked(SHOP, IN_TEXT.replace('030 - 123 45 67', '')),
    marked({ '@type': 'Organization', name: 'Heel Andere Naam' }, 'Welkom bij ons'),
    // The price without VAT is not a contradiction, but it is not the price in the data.
    marked(bike('899.00'), 'Stadsfiets Plus € 742,98 zonder btw'),
    marked(bike('899.00'), 'Stadsfiets Plus, prijs op aanvraag'),
    // Amounts that are not its price.
    marked(bike('899.00'), 'Stadsfiets Plus, prijs op aanvraag. Gratis verzending vanaf € 50,-'),
    marked(bike('899.00'), 'Stadsfiets Plus, nu € 100 korting, of € 25,- per maand'),
    marked(
      bike('899.00'),
      `Stadsfiets Plus, uitverkocht. ${'Een fijne fiets. '.repeat(30)} Bekijk ook: Fiets B € 749,00`,
    ),
  ],
  priceContradicts: [
    marked(bike('899.00'), 'Stadsfiets Plus nu € 749,00'),
    marked(bike('1299.00'), 'Stadsfiets Plus now €1,199.00'),
    marked(bike('899'), 'Stadsfiets Plus van € 999,- voor € 849,-'),
  ],
  nothing: [
    { page: page() },
    marked({ '@type': 'WebPage', name: 'Fietsen' }, 'Fietsen'),
    { page: page({ structuredData: { jsonLd: ['{kapot'] } }) },
  ],
});

blindCases(structuredDataMatchesPage, [
  marked({ '@type': 'Organization', name: 'Gemeente Voorbeeld' }, 'Municipality of Voorbeeld', {
    document: { translated: true },
  }),
]);
