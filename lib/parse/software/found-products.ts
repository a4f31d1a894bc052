/** Signs of one product; patterns with groups give its version. */
interface ProductSigns {
  readonly id: string;
  readonly name: string;
  /** Hosted by its maker, at the maker's own addresses. */
  readonly hosted: boolean;
  readonly generator: readonly RegExp[];
  readonly headers: readonly (readonly [name: string, pattern: RegExp])[];
  readonly assets: readonly RegExp[];
  readonly marks: readonly RegExp[];
  readonly versions: readonly RegExp[];
  readonly inline: readonly RegExp[];
}

export interface ProductEvidence {
  /** Contents of generator metas. */
  readonly generators: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Addresses that the page loads or links in its head, and whether each is on this site: those on another site show
   * that site's system.
   */
  readonly addresses: readonly { readonly url: string; readonly own: boolean }[];
  /** Starts of inline scripts. */
  readonly inline: readonly string[];
}

export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  readonly hosted: boolean;
  /** Null when no sign contains it. */
  readonly version: string | null;
}

const findMatches = (patterns: readonly RegExp[], texts: readonly string[]): readonly RegExpExecArray[] =>
  patterns.flatMap((pattern) => texts.map((text) => pattern.exec(text))).filter((match) => match !== null);

/** The version in a match: a single group unchanged; several groups as numbers with dots: `1`, `06`, `05` is 1.6.5. */
const readVersion = ([, ...groups]: RegExpExecArray): string | undefined =>
  groups.length < 2 ? groups[0] : groups.map(Number).join('.');

const findProduct = (product: ProductSigns, { generators, headers, addresses, inline }: ProductEvidence) => {
  const urls = addresses.flatMap(({ url, own }) => (own || product.hosted ? [url] : []));
  const matches = [
    ...findMatches(product.generator, generators),
    ...product.headers.map(([name, pattern]) => pattern.exec(headers[name] ?? '')).filter((match) => match !== null),
    ...findMatches([...product.versions, ...product.marks], urls),
    ...findMatches(product.inline, inline),
  ];
  const hints = product.assets.filter((pattern) => urls.some((url) => pattern.test(url)));
  return {
    // Hosters also serve single files for other sites, so hints are not enough for a hosted product.
    isNamed: matches.length > 0 || (!product.hosted && hints.length > 1),
    version: matches.map(readVersion).find((version) => version !== undefined) ?? null,
  };
};

/**
 * Products identified by generator, header, an address or script that only they have, or by two kinds of addresses that
 * only they combine.
 */
export const findProducts = (evidence: ProductEvidence, table: readonly ProductSigns[]): readonly FoundProduct[] =>
  table.flatMap((product) => {
    const { isNamed, version } = findProduct(product, evidence);
    const { id, name, hosted } = product;
    return isNamed ? [{ id, name, hosted, version }] : [];
  });
