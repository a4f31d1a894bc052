import { LOCAL_BUSINESS_NAMES } from '../generated/schema-types.ts';

/** Day on which the rows were compared with stored copies of the documentation that each of them names. */
export const RICH_RESULTS_CHECKED = '2026-11-20';

/**
 * Fields that Google's documentation requires for rich results that the validator does not know. `a|b` means one of
 * them; a dot leads into the node that is a property's value. Of the recommended fields only those whose absence costs
 * the result most.
 */
export interface RichResult {
  readonly types: readonly string[];
  /** Page below developers.google.com/search/docs/appearance/structured-data/. */
  readonly source: string;
  /** A property, or a path, by which a subject claims the result; without it nothing is required. */
  readonly when?: string;
  /** A property each of whose nodes has to have the fields, as the comments of a thread; `when` and the fields are theirs. */
  readonly each?: string;
  readonly required: readonly string[];
  readonly recommended: readonly string[];
}

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
  'ConferenceEvent',
  'Hackathon',
  'PerformingArtsEvent',
];

/*
 * Results that Google no longer shows have no row: book actions, course info and fact checks
 * (https://developers.google.com/search/blog/2025/06/simplifying-search-results).
 */

const ARTICLE = ['Article', 'NewsArticle', 'BlogPosting'];
const POST = ['DiscussionForumPosting', 'SocialMediaPosting'];
const SELLER = ['Organization', 'OnlineStore', 'OnlineBusiness', 'Corporation'];

export const RICH_RESULTS: readonly RichResult[] = [
  {
    types: ARTICLE,
    source: 'article',
    required: [],
    recommended: ['headline|name', 'image', 'datePublished', 'author'],
  },
  {
    types: ARTICLE,
    source: 'paywalled-content',
    when: 'hasPart.cssSelector|hasPart.isAccessibleForFree',
    required: ['isAccessibleForFree', 'hasPart.cssSelector', 'hasPart.isAccessibleForFree'],
    recommended: [],
  },
  // Before the other local businesses, because it is one of them.
  {
    types: ['VacationRental'],
    source: 'vacation-rental',
    required: [
      ...['name', 'identifier', 'image', 'containsPlace', 'containsPlace.occupancy.value'],
      ...['latitude|geo.latitude', 'longitude|geo.longitude'],
    ],
    recommended: ['address', 'aggregateRating', 'checkinTime', 'checkoutTime', 'description'],
  },
  {
    types: [...LOCAL_BUSINESS_NAMES].filter((name) => name !== 'VacationRental'),
    source: 'local-business',
    required: ['name', 'address'],
    recommended: ['telephone', 'openingHoursSpecification|openingHours'],
  },
  {
    types: EVENT,
    source: 'event',
    required: ['name', 'startDate', 'location', 'location.address|location.url'],
    recommended: ['description', 'image'],
  },
  {
    types: ['FAQPage'],
    source: 'faqpage',
    required: ['mainEntity', 'mainEntity.acceptedAnswer'],
    recommended: [],
  },
  {
    types: ['QAPage'],
    source: 'qapage',
    required: ['mainEntity', 'mainEntity.answerCount'],
    recommended: ['mainEntity.author', 'mainEntity.datePublished|mainEntity.dateCreated', 'mainEntity.text'],
  },
  // The main subject of either of these pages.
  {
    types: ['Question'],
    source: 'qapage',
    required: ['name|text', 'acceptedAnswer|suggestedAnswer', 'acceptedAnswer.text|suggestedAnswer.text'],
    recommended: [],
  },
  {
    types: ['Quiz'],
    source: 'education-qa',
    required: ['hasPart'],
    recommended: ['about', 'educationalAlignment'],
  },
  {
    types: ['Quiz'],
    source: 'education-qa',
    each: 'hasPart',
    required: ['text|name', 'acceptedAnswer', 'eduQuestionType'],
    recommended: [],
  },
  {
    types: ['SoftwareApplication', 'MobileApplication', 'WebApplication'],
    source: 'software-app',
    required: [
      'name',
      'offers',
      'offers.price|offers.lowPrice|offers.priceSpecification.price',
      'aggregateRating|review',
    ],
    recommended: ['applicationCategory', 'operatingSystem'],
  },
  {
    types: ['Dataset'],
    source: 'dataset',
    required: ['name', 'description'],
    recommended: ['creator', 'license', 'distribution|url|sameAs'],
  },
  {
    types: ['Dataset'],
    source: 'dataset',
    when: 'distribution',
    required: ['distribution.contentUrl'],
    recommended: ['distribution.encodingFormat'],
  },
  { types: ['Course'], source: 'course', required: ['name', 'description'], recommended: ['provider'] },
  {
    types: ['ProfilePage'],
    source: 'profile-page',
    required: ['mainEntity', 'mainEntity.name|mainEntity.alternateName'],
    recommended: ['mainEntity.image', 'mainEntity.sameAs|mainEntity.description'],
  },
  {
    types: POST,
    source: 'discussion-forum',
    required: ['author', 'author.name', 'datePublished', 'text|image|video|sharedContent'],
    recommended: ['url', 'author.url'],
  },
  {
    types: POST,
    source: 'discussion-forum',
    each: 'comment',
    required: ['author', 'datePublished', 'text|image|video'],
    recommended: [],
  },
  { types: ['Movie'], source: 'movie', required: ['name', 'image'], recommended: ['dateCreated', 'director'] },
  {
    types: ['EmployerAggregateRating'],
    source: 'employer-rating',
    required: ['itemReviewed', 'itemReviewed.name', 'ratingValue', 'ratingCount|reviewCount'],
    recommended: [],
  },
  {
    types: ['ProductGroup'],
    source: 'product-variants',
    required: ['name'],
    recommended: ['hasVariant', 'productGroupID', 'variesBy'],
  },
  {
    types: ['ProductGroup'],
    source: 'product-variants',
    each: 'hasVariant',
    when: 'offers',
    required: ['offers.price|offers.lowPrice|offers.priceSpecification.price'],
    recommended: ['offers.priceCurrency|offers.priceSpecification.priceCurrency'],
  },
  // In addition to what the validator requires: the merchant listing needs the currency.
  {
    types: ['Product'],
    source: 'merchant-listing',
    when: 'offers.price|offers.lowPrice',
    required: [],
    recommended: ['offers.priceCurrency|offers.priceSpecification.priceCurrency'],
  },
  {
    types: ['MathSolver'],
    source: 'math-solvers',
    required: ['url', 'usageInfo', 'potentialAction', 'potentialAction.mathExpression-input'],
    recommended: ['inLanguage', 'assesses'],
  },
  // An image with rights information: of others nothing is required.
  {
    types: ['ImageObject'],
    source: 'image-license-metadata',
    when: 'license|acquireLicensePage|creditText|copyrightNotice',
    required: ['contentUrl', 'creator|creditText|copyrightNotice|license'],
    recommended: ['acquireLicensePage', 'license'],
  },
  {
    types: SELLER,
    source: 'return-policy',
    when: 'hasMerchantReturnPolicy',
    required: [
      'hasMerchantReturnPolicy.merchantReturnLink|hasMerchantReturnPolicy.applicableCountry',
      'hasMerchantReturnPolicy.merchantReturnLink|hasMerchantReturnPolicy.returnPolicyCategory',
    ],
    recommended: [],
  },
  {
    types: SELLER,
    source: 'loyalty-program',
    when: 'hasMemberProgram',
    required: ['hasMemberProgram.name', 'hasMemberProgram.description', 'hasMemberProgram.hasTiers'],
    recommended: [],
  },
  {
    types: SELLER,
    source: 'shipping-policy',
    when: 'hasShippingService',
    required: ['hasShippingService.shippingConditions'],
    recommended: [],
  },
];

/** Subjects whose fields the validator judges, by the name under which it knows them. */
export const VALIDATED_TYPES: ReadonlyMap<string, string> = new Map([
  ['Product', 'Product'],
  ['Recipe', 'Recipe'],
  ['JobPosting', 'JobPosting'],
  ['VideoObject', 'VideoObject'],
  ['BreadcrumbList', 'BreadcrumbList'],
  ['Review', 'Review'],
  ['CriticReview', 'Review'],
  ['UserReview', 'Review'],
  ['AggregateRating', 'AggregateRating'],
  ['Organization', 'Organization'],
  ['Corporation', 'Organization'],
  ['NGO', 'Organization'],
  ['OnlineStore', 'Organization'],
]);

/** Types that it judges only within a subject: by themselves they claim no rich result. */
export const VALIDATED_PARTS: readonly string[] = ['Offer', 'AggregateOffer', 'ListItem', 'Rating', 'Person'];

/** Differences between the validator and Google's documentation. */
export interface Correction {
  readonly field: string;
  readonly fault: 'missing' | 'invalid';
  /** The correct classification. */
  readonly truth: 'recommended' | 'fine';
  /** Page below developers.google.com/search/docs/appearance/structured-data/. */
  readonly source: string;
}

export const CORRECTIONS: readonly Correction[] = [
  // "There are no required properties": name is a recommended one.
  { field: 'Organization.name', fault: 'missing', truth: 'recommended', source: 'organization' },
  // Without offers a product claims the product snippet only, which requires offers, a review or a rating.
  { field: 'Product.offers', fault: 'missing', truth: 'fine', source: 'product-snippet' },
  // The merchant listing requires an image, the product snippet does not: one of two results is lost.
  { field: 'Product.image', fault: 'missing', truth: 'recommended', source: 'merchant-listing' },
  // Several reviews are an array, which the validator mistakes for a wrong type.
  { field: 'Product.review', fault: 'invalid', truth: 'fine', source: 'product-snippet' },
  // Required if the maker gave the product a number; the validator words it differently from its other optional fields.
  {
    field: 'Product.gtin / gtin8 / gtin12 / gtin13 / gtin14 / isbn',
    fault: 'missing',
    truth: 'fine',
    source: 'merchant-listing',
  },
];
