/** Signs of one product; patterns with a group give its version. */
export interface ProductSigns {
  readonly id: string;
  readonly name: string;
  readonly hosted: boolean;
  readonly generator: readonly RegExp[];
  readonly headers: readonly (readonly [name: string, pattern: RegExp])[];
  readonly assets: readonly RegExp[];
  readonly versions: readonly RegExp[];
}

export interface ProductEvidence {
  /** Contents of generator metas. */
  readonly generators: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Addresses that the page loads or links in its head. */
  readonly addresses: readonly string[];
}

export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  readonly hosted: boolean;
  /** Null when no sign tells it. */
  readonly version: string | null;
}

const matchesOf = (patterns: readonly RegExp[], texts: readonly string[]): readonly RegExpExecArray[] =>
  patterns.flatMap((pattern) => texts.map((text) => pattern.exec(text))).filter((match) => match !== null);

const lookAt = (product: ProductSigns, { generators, headers, addresses }: ProductEvidence) => {
  const kinds = [
    matchesOf(product.generator, generators),
    product.headers.map(([name, pattern]) => pattern.exec(headers[name] ?? '')).filter((match) => match !== null),
    matchesOf([...product.assets, ...product.versions], addresses),
  ];
  const versions = [...kinds.slice(0, 2).flat(), ...matchesOf(product.versions, addresses)];
  return {
    signs: kinds.filter((matches) => matches.length > 0).length,
    version: versions.map((match) => match[1]).find((version) => version !== undefined) ?? null,
  };
};

/** Products with an explicit version, or with two independent kinds of sign: generator, header, address. */
export const findProducts = (evidence: ProductEvidence, table: readonly ProductSigns[]): readonly FoundProduct[] =>
  table.flatMap((product) => {
    const { signs, version } = lookAt(product, evidence);
    const { id, name, hosted } = product;
    return version === null && signs < 2 ? [] : [{ id, name, hosted, version }];
  });
