import { crc32, deflateSync } from 'node:zlib';

export type Colour = readonly [red: number, green: number, blue: number];

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Colour[];
  /** Index into the palette of one pixel. */
  readonly colourAt: (x: number, y: number) => number;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of indexed colours, 8 bits a pixel (PNG specification, colour type 3). */
export const png = ({ width, height, palette, colourAt }: Picture): Buffer => {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = colourAt(x, y);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 3, 0, 0, 0])])),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const uint32 = (value: number) => {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
};

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
};

/** Two wheels on a plain ground: the share image of a shop, without a drawing program. */
export const wheels = (background: Colour, foreground: Colour): Buffer =>
  png({
    width: 1200,
    height: 630,
    palette: [background, foreground],
    colourAt: (x, y) => (isOnWheel(x - 400, y - 340) || isOnWheel(x - 800, y - 340) || isOnFrame(x, y) ? 1 : 0),
  });

const isOnWheel = (x: number, y: number) => {
  const radius = Math.hypot(x, y);
  return (radius > 140 && radius < 165) || radius < 16;
};

/** The frame's tubes, each a line of 16 pixels wide between two points. */
const TUBES = [
  [400, 340, 510, 170],
  [400, 340, 560, 345],
  [510, 170, 560, 345],
  [510, 185, 730, 185],
  [560, 345, 730, 185],
  [715, 130, 800, 340],
  [460, 165, 550, 165],
  [715, 130, 770, 115],
] as const;

const isOnFrame = (x: number, y: number) => TUBES.some((tube) => isNearLine(tube, x, y));

const isNearLine = ([x1, y1, x2, y2]: readonly [number, number, number, number], x: number, y: number): boolean => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const across = Math.abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length;
  return across < 8 && along > -8 && along < length + 8;
};

/** Sky, two hills and grass: a photograph's stand-in. */
export const hills = (width: number, height: number): Buffer =>
  png({
    width,
    height,
    palette: [
      [205, 224, 232],
      [152, 181, 140],
      [94, 138, 84],
      [46, 93, 43],
    ],
    colourAt: (x, y) => {
      const across = x / width;
      const up = 1 - y / height;
      if (up < 0.22) return 3;
      if (up < 0.36 + 0.1 * Math.sin(across * 5)) return 2;
      return up < 0.52 + 0.12 * Math.cos(across * 4) ? 1 : 0;
    },
  });

/** Letters cannot be drawn here; a ring on a plain ground is logo enough. */
export const ring = (width: number, height: number, background: Colour, foreground: Colour): Buffer =>
  png({
    width,
    height,
    palette: [background, foreground],
    colourAt: (x, y) => {
      const radius = Math.hypot(x - height / 2, y - height / 2) / height;
      return radius > 0.22 && radius < 0.4 ? 1 : 0;
    },
  });
