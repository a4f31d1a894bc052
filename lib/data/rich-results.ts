/**
 * Fields that Google's structured data documentation (developers.google.com/search/docs/appearance/structured-data,
 * read 2026-08) asks of a rich result. `a|b` means one of them; a dot goes into the node that a property holds. Of the
 * recommended fields only those without which the result loses most.
 */
export interface RichResult {
  readonly types: readonly string[];
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

/** Types of local businesses that get the same result; others under LocalBusiness are told by their address and name. */
const LOCAL = [
  'LocalBusiness',
  'AccountingService',
  'AutoDealer',
  'AutoRepair',
  'Bakery',
  'BarOrPub',
  'BeautySalon',
  'BedAndBreakfast',
  'BikeStore',
  'BookStore',
  'CafeOrCoffeeShop',
  'ClothingStore',
  'Dentist',
  'Electrician',
  'FastFoodRestaurant',
  'Florist',
  'FoodEstablishment',
  'FurnitureStore',
  'GeneralContractor',
  'GroceryStore',
  'HairSalon',
  'HealthClub',
  'Hotel',
  'HousePainter',
  'InsuranceAgency',
  'JewelryStore',
  'LegalService',
  'Locksmith',
  'LodgingBusiness',
  'MedicalBusiness',
  'Notary',
  'Optician',
  'Pharmacy',
  'Physician',
  'Physiotherapy',
  'Plumber',
  'ProfessionalService',
  'RealEstateAgent',
  'Restaurant',
  'RoofingContractor',
  'ShoeStore',
  'Store',
  'TravelAgency',
  'VeterinaryCare',
];

const EVENT = [
  'Event',
  'BusinessEvent',
  'ChildrensEvent',
  'ComedyEvent',
  'DanceEvent',
  'EducationEvent',
  'ExhibitionEvent',
  'Festival',
  'FoodEvent',
  'LiteraryEvent',
  'MusicEvent',
  'SaleEvent',
  'ScreeningEvent',
  'SocialEvent',
  'SportsEvent',
  'TheaterEvent',
  'VisualArtsEvent',
];

export const RICH_RESULTS: readonly RichResult[] = [
  {
    types: ['Article', 'NewsArticle', 'BlogPosting'],
    required: [],
    recommended: ['headline|name', 'image', 'datePublished', 'author'],
  },
  { types: ['BreadcrumbList'], required: ['itemListElement', 'itemListElement.position'], recommended: [] },
  {
    types: ['Product'],
    required: ['name', 'offers|review|aggregateRating'],
    recommended: ['image'],
  },
  {
    types: ['Offer'],
    required: ['price|priceSpecification'],
    recommended: ['priceCurrency|priceSpecification', 'availability'],
  },
  { types: ['AggregateOffer'], required: ['lowPrice', 'priceCurrency'], recommended: [] },
  { types: ['AggregateRating'], required: ['ratingValue', 'ratingCount|reviewCount'], recommended: [] },
  { types: ['Review'], required: ['author', 'reviewRating.ratingValue'], recommended: [] },
  { types: LOCAL, required: ['name', 'address'], recommended: ['telephone', 'openingHoursSpecification|openingHours'] },
  { types: ['Organization', 'Corporation', 'NGO', 'OnlineStore'], required: [], recommended: ['name', 'url', 'logo'] },
  {
    types: EVENT,
    required: ['name', 'startDate', 'location', 'location.address|location.url'],
    recommended: ['description', 'image'],
  },
  {
    types: ['Recipe'],
    required: ['name', 'image'],
    recommended: ['recipeIngredient', 'recipeInstructions'],
  },
  {
    types: ['JobPosting'],
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation|jobLocationType'],
    recommended: ['validThrough', 'employmentType'],
  },
  { types: ['VideoObject'], required: ['name', 'thumbnailUrl', 'uploadDate'], recommended: ['contentUrl|embedUrl'] },
  { types: ['FAQPage'], required: ['mainEntity.name', 'mainEntity.acceptedAnswer'], recommended: [] },
  {
    types: ['QAPage'],
    required: ['mainEntity.name', 'mainEntity.acceptedAnswer|mainEntity.suggestedAnswer'],
    recommended: [],
  },
  { types: ['SoftwareApplication'], required: ['name', 'offers', 'aggregateRating|review'], recommended: [] },
];
