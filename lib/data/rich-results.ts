import { LOCAL_BUSINESS_NAMES } from './schema-types.ts';

/** Day on which the rows were held against stored copies of the documentation that each of them names. */
export const RICH_RESULTS_CHECKED = '2026-11-20';

/**
 * Fields that Google's documentation asks of the rich results that the validator does not know. `a|b` means one of them; a
 * dot goes into the node that a property holds. Of the recommended fields only those without which the result loses most.
 */
export interface RichResult {
  readonly types: readonly string[];
  /** Page below developers.google.com/search/docs/appearance/structured-data/. */
  readonly source: string;
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
];

export const RICH_RESULTS: readonly RichResult[] = [
  {
    types: ['Article', 'NewsArticle', 'BlogPosting'],
    source: 'article',
    required: [],
    recommended: ['headline|name', 'image', 'datePublished', 'author'],
  },
  {
    types: [...LOCAL_BUSINESS_NAMES],
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

/** What it judges only where a subject holds it: by itself it claims no rich result. */
export const VALIDATED_PARTS: readonly string[] = ['Offer', 'AggregateOffer', 'ListItem', 'Rating', 'Person'];

/** Where the validator and Google's documentation part. */
export interface Correction {
  readonly field: string;
  readonly fault: 'missing' | 'invalid';
  /** What it is in truth. */
  readonly truth: 'recommended' | 'fine';
  /** Page below developers.google.com/search/docs/appearance/structured-data/. */
  readonly source: string;
}

export const CORRECTIONS: readonly Correction[] = [
  // "There are no required properties": name is among the recommended ones.
  { field: 'Organization.name', fault: 'missing', truth: 'recommended', source: 'organization' },
  // Without offers a product claims the product snippet alone, which asks offers, a review or a rating.
  { field: 'Product.offers', fault: 'missing', truth: 'fine', source: 'product-snippet' },
  // The merchant listing asks an image, the product snippet does not: one of two results is lost.
  { field: 'Product.image', fault: 'missing', truth: 'recommended', source: 'merchant-listing' },
  // Several reviews are an array, which the validator takes for a wrong type.
  { field: 'Product.review', fault: 'invalid', truth: 'fine', source: 'product-snippet' },
  // Asked where the maker gave the product a number; the validator words it unlike its other optional fields.
  {
    field: 'Product.gtin / gtin8 / gtin12 / gtin13 / gtin14 / isbn',
    fault: 'missing',
    truth: 'fine',
    source: 'merchant-listing',
  },
];
