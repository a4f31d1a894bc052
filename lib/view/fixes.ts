/** One way to repair something: on a platform, or in general (null). */
export interface Fix<P extends string> {
  readonly platform: P | null;
  readonly text: string;
}

/** The repairs in the order in which they are offered: what the site runs on, the general one, the others. */
export const fixesInOrder = <P extends string>(
  general: string,
  fixes: Readonly<Partial<Record<P, string>>>,
  detected: readonly P[],
): readonly Fix<P>[] => {
  const special = (Object.entries(fixes) as [P, string][]).map(([platform, text]): Fix<P> => ({ platform, text }));
  const isOwn = ({ platform }: Fix<P>): boolean => platform !== null && detected.includes(platform);
  return [...special.filter(isOwn), { platform: null, text: general }, ...special.filter((fix) => !isOwn(fix))];
};
