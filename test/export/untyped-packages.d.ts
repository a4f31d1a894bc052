declare module 'jsonld' {
  interface Options {
    /** An error where something would be left out. */
    readonly safe?: boolean;
    readonly format?: 'application/n-quads';
  }
  /** Every term by its full address (JSON-LD 1.1 API, §5.1). */
  export function expand(document: object, options?: Options): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The nodes of a type as a tree, in the terms of a context (JSON-LD 1.1 Framing). */
  export function frame(document: object, frame: object): Promise<Readonly<Record<string, unknown>>>;
  export function toRDF(document: object, options: Options): Promise<string>;
}
