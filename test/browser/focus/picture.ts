import { inflateSync } from 'node:zlib';

/** Pixels of a picture, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Bytes per pixel. */
  readonly depth: number;
  readonly rows: readonly Uint8Array[];
}

const paeth = (a: number, b: number, c: number): number => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  if (pa <= pb && pa <= pc) return a;
  return pb <= pc ? b : c;
};

/** One row with its filter taken off (PNG, 9.2). */
const unfiltered = (filter: number, row: Uint8Array, above: Uint8Array, depth: number): Uint8Array => {
  for (let at = 0; at < row.length; at += 1) {
    const [a, b, c] = [row[at - depth] ?? 0, above[at] ?? 0, at < depth ? 0 : (above[at - depth] ?? 0)];
    const guess = [0, a, b, Math.floor((a + b) / 2), paeth(a, b, c)][filter] ?? 0;
    row[at] = ((row[at] ?? 0) + guess) & 255;
  }
  return row;
};

/** A PNG of 8 bits a channel, as browsers make them of a page. */
export const readPng = (file: Uint8Array): Picture => {
  const bytes = Buffer.from(file);
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const depth = bytes[25] === 6 ? 4 : 3;
  const data = inflateSync(Buffer.concat(parts));
  const rows: Uint8Array[] = [];
  for (let y = 0; y < height; y += 1) {
    const at = y * (width * depth + 1);
    const above = rows.at(-1) ?? new Uint8Array(width * depth);
    rows.push(unfiltered(data[at] ?? 0, new Uint8Array(data.subarray(at + 1, at + 1 + width * depth)), above, depth));
  }
  return { width, height, depth, rows };
};

/** How many pixels of a picture are not those of another one at a place. */
export const differing = (
  whole: Picture,
  part: Picture,
  { left, top }: { readonly left: number; readonly top: number },
): number => {
  let count = 0;
  for (const [y, row] of part.rows.entries()) {
    const there = whole.rows[y + top];
    for (let x = 0; x < part.width; x += 1) {
      const [at, from] = [(x + left) * whole.depth, x * part.depth];
      if ([0, 1, 2].some((channel) => there?.[at + channel] !== row[from + channel])) count += 1;
    }
  }
  return count;
};
