/** Packages that come without types: the part of each that is used. */

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    /** English, or whatever was thrown. */
    readonly issueMessage: unknown;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type?: string }[];
    readonly fieldNames: readonly string[];
  }

  export default class Validator {
    /** With null only fields of rich results are judged, not schema.org's own vocabulary. */
    constructor(schemaOrg: null);
    /** Items by type. Changes what it is given; rejects on values of shapes that it does not expect. */
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  type Items = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

  export default class WebAutoExtractor {
    /** Items by type, from HTML in which every element is closed; throws where text and an item share a property. */
    parse(html: string): { readonly microdata: Items; readonly rdfa: Items };
  }
}
