/** The policies of W3C Referrer Policy §3, without the empty one. */
const POLICIES = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'same-origin',
  'origin',
  'strict-origin',
  'origin-when-cross-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
];

/** Older words that `<meta name=referrer>` still accepts (HTML, "referrer" metadata name). */
const LEGACY: Readonly<Record<string, string>> = {
  never: 'no-referrer',
  default: 'strict-origin-when-cross-origin',
  always: 'unsafe-url',
  'origin-when-crossorigin': 'origin-when-cross-origin',
};

interface ReferrerPolicy {
  /** The policy in force; null when none is set and the browser's own applies. */
  readonly policy: string | null;
  /** Words that no browser knows. */
  readonly unknown: readonly string[];
}

const isPolicy = (word: string): boolean => POLICIES.includes(word);

/** Parses a header: of its comma-separated words the last known one counts, ignoring case (§8.1). */
const parseHeader = (header: string): ReferrerPolicy => {
  const words = header
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return { policy: words.findLast(isPolicy) ?? null, unknown: words.filter((word) => !isPolicy(word)) };
};

const parseMeta = (content: string): string => {
  const word = content.trim().toLowerCase();
  return Object.hasOwn(LEGACY, word) ? (LEGACY[word] ?? word) : word;
};

/** The policy that header and meta elements (in document order) set: a later known word replaces an earlier one. */
export const resolveReferrerPolicy = (header: string | undefined, metas: readonly string[]): ReferrerPolicy => {
  const sent = parseHeader(header ?? '');
  const words = metas.map(parseMeta).filter((word) => word !== '');
  return {
    policy: words.findLast(isPolicy) ?? sent.policy,
    unknown: [...sent.unknown, ...words.filter((word) => !isPolicy(word))],
  };
};
