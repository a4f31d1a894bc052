/** The pieces of a regular expression: an escape, a class, a group's opening, a quantifier, or one character. */
const PIECE =
  /\\(?:u\{[^}]*\}|[pPk][{<][^}>]*[}>]|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|<\w+>|:)|\{\d+(?:,\d*)?\}|./gsu;

/** Replacements of a piece that a mistake could make: a missing anchor, the opposite class, another quantity. */
const others = (piece: string): readonly string[] => {
  if (/^[$^]$|^\\[bB]$/.test(piece)) return [''];
  if (/^\\[dDsSwW]$/.test(piece)) return [piece === piece.toLowerCase() ? piece.toUpperCase() : piece.toLowerCase()];
  if (/^\[\^/.test(piece)) return [`[${piece.slice(2)}`];
  if (piece.startsWith('[')) return [`[^${piece.slice(1)}`];
  if (piece === '(?=' || piece === '(?<=') return [piece.replace('=', '!')];
  if (piece === '(?!' || piece === '(?<!') return [piece.replace('!', '=')];
  if (piece === '+') return ['*'];
  if (piece === '*') return ['+'];
  if (piece === '?') return [''];
  return /^\{\d/.test(piece) ? [''] : [];
};

const isPattern = (pattern: string, flags: string): boolean => {
  try {
    return new RegExp(pattern, flags).source !== '';
  } catch {
    return false;
  }
};

/** A pattern with one piece changed or one flag less, each as a literal. */
export const otherPatterns = (pattern: string, flags: string): readonly string[] => {
  const pieces = pattern.match(PIECE) ?? [];
  const changed = pieces.flatMap((piece, at) =>
    others(piece).map((other) => [...pieces.slice(0, at), other, ...pieces.slice(at + 1)].join('')),
  );
  const looser = [...flags].filter((flag) => flag === 'i').map((flag) => `/${pattern}/${flags.replace(flag, '')}`);
  return [...changed.filter((other) => isPattern(other, flags)).map((other) => `/${other}/${flags}`), ...looser];
};
