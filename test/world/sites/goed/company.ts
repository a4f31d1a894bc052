/** The facts of the shop, told once: pages and structured data must not contradict each other. */
export const ORIGIN = 'https://goed.nl';

export const COMPANY = {
  name: 'De Goede Fiets',
  street: 'Kanaalweg 14',
  postcode: '3526 KL',
  city: 'Utrecht',
  phone: '030 - 760 45 10',
  phoneLink: '+31307604510',
  email: 'werkplaats@goed.nl',
  kvk: '68750110',
  vat: 'NL000099998B57',
  openingDays: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} as const;

/** schema.org node that every page refers to by its identifier. */
export const companyNode = {
  '@type': 'BikeStore',
  '@id': `${ORIGIN}/#bedrijf`,
  name: COMPANY.name,
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/beeld/logo.svg`,
  image: `${ORIGIN}/beeld/deel.png`,
  telephone: COMPANY.phoneLink,
  email: COMPANY.email,
  priceRange: '€€',
  address: {
    '@type': 'PostalAddress',
    streetAddress: COMPANY.street,
    postalCode: COMPANY.postcode,
    addressLocality: COMPANY.city,
    addressCountry: 'NL',
  },
  geo: { '@type': 'GeoCoordinates', latitude: 52.0786, longitude: 5.0996 },
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: COMPANY.openingDays, opens: '09:00', closes: '17:30' },
  ],
  vatID: COMPANY.vat,
  identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: COMPANY.kvk },
  sameAs: [`https://www.kvk.nl/bestellen/#/${COMPANY.kvk}`, 'https://mastodon.nl/@degoedefiets'],
} as const;
