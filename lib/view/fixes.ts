import type { Platform } from '../words/shape.ts';

/** One way to repair something: on a platform, or in general (null). */
export interface Fix {
  readonly platform: Platform | null;
  readonly text: string;
}

type Fixes = Readonly<Partial<Record<Platform, string>>>;

const isPlatform =
  (fixes: Fixes) =>
  (platform: string): platform is Platform =>
    fixes[platform as Platform] !== undefined;

/** The repairs in the order in which they are offered: what the site runs on, the general one, the others. */
export const fixesInOrder = (general: string, fixes: Fixes, detected: readonly Platform[]): readonly Fix[] => {
  const special = Object.keys(fixes)
    .filter(isPlatform(fixes))
    .map((platform): Fix => ({ platform, text: fixes[platform] ?? general }));
  const isOwn = ({ platform }: Fix): boolean => platform !== null && detected.includes(platform);
  return [...special.filter(isOwn), { platform: null, text: general }, ...special.filter((fix) => !isOwn(fix))];
};
