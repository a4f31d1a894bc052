/** Day on which the rows were held against stored copies of the documentation that each of them names. */
export const RICH_RESULTS_CHECKED = '2026-11-20';

/**
 * Fields that Google's documentation asks of a rich result. `a|b` means one of them; a dot goes into the node that a
 * property holds. Of the recommended fields only those without which the result loses most. Results that are no longer
 * shown for ordinary sites (FAQ, how-to) have no row.
 */
export interface RichResult {
  readonly types: readonly string[];
  /** Page below developers.google.com/search/docs/appearance/structured-data/. */
  readonly source: string;
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
    source: 'article',
    required: [],
    recommended: ['headline|name', 'image', 'datePublished', 'author'],
  },
  {
    types: ['BreadcrumbList'],
    source: 'breadcrumb',
    required: ['itemListElement', 'itemListElement.position', 'itemListElement.name|itemListElement.item'],
    recommended: [],
  },
  {
    types: ['Product'],
    source: 'product-snippet',
    required: ['name', 'offers|review|aggregateRating'],
    recommended: ['image'],
  },
  {
    types: ['Offer'],
    source: 'product-snippet',
    required: ['price|priceSpecification.price'],
    recommended: ['priceCurrency|priceSpecification.priceCurrency', 'availability'],
  },
  { types: ['AggregateOffer'], source: 'product-snippet', required: ['lowPrice', 'priceCurrency'], recommended: [] },
  {
    types: ['AggregateRating'],
    source: 'review-snippet',
    required: ['ratingValue', 'ratingCount|reviewCount'],
    recommended: [],
  },
  { types: ['Review'], source: 'review-snippet', required: ['author', 'reviewRating.ratingValue'], recommended: [] },
  {
    types: LOCAL,
    source: 'local-business',
    required: ['name', 'address'],
    recommended: ['telephone', 'openingHoursSpecification|openingHours'],
  },
  {
    types: ['Organization', 'Corporation', 'NGO', 'OnlineStore'],
    source: 'organization',
    required: [],
    recommended: ['name', 'url', 'logo'],
  },
  {
    types: EVENT,
    source: 'event',
    required: ['name', 'startDate', 'location', 'location.address|location.url'],
    recommended: ['description', 'image'],
  },
  {
    types: ['Recipe'],
    source: 'recipe',
    required: ['name', 'image'],
    recommended: ['recipeIngredient', 'recipeInstructions'],
  },
  {
    types: ['JobPosting'],
    source: 'job-posting',
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation|jobLocationType|applicantLocationRequirements',
    ],
    recommended: ['validThrough', 'employmentType'],
  },
  {
    types: ['VideoObject'],
    source: 'video',
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['contentUrl|embedUrl'],
  },
  {
    types: ['QAPage'],
    source: 'qapage',
    required: ['mainEntity.name', 'mainEntity.acceptedAnswer|mainEntity.suggestedAnswer'],
    recommended: [],
  },
  {
    types: ['SoftwareApplication'],
    source: 'software-app',
    required: ['name', 'offers.price', 'aggregateRating|review'],
    recommended: [],
  },
];
