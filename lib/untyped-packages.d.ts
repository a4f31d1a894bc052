/** Packages without types: declarations of the parts that are used. */

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    /** English, or whatever was thrown. */
    readonly issueMessage: unknown;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly { readonly type?: string }[];
    readonly fieldNames: readonly string[];
  }

  export default class Validator {
    /** With null, only fields of rich results are judged, not schema.org's own vocabulary. */
    constructor(schemaOrg: null);
    /** `jsonld` are items by type. Modifies its argument; rejects on values of shapes that it does not expect. */
    validate(data: { readonly jsonld: Readonly<Record<string, readonly object[]>> }): Promise<readonly Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  type Items = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

  export default class WebAutoExtractor {
    /** Returns items by type, from HTML in which every element is closed; throws when a text and an item share a property. */
    parse(html: string): { readonly microdata: Items; readonly rdfa: Items };
  }
}
