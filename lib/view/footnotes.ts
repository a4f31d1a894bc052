import { isFailOrWarn } from '../model.ts';
import type { PillarView } from '../view.ts';
import { toWebAddress } from './visible.ts';

/** The number of each address that a printed report refers to, in the order in which its issues are printed. */
export type Footnotes = ReadonlyMap<string, number>;

/** Sources of these pillars' issues, each once; those that are not web addresses are left out. */
export const listFootnotes = (views: readonly PillarView[]): Footnotes => {
  const issues = views.flatMap(({ groups }) => groups.filter(isFailOrWarn));
  const sources = issues.flatMap(({ findings }) => findings.flatMap(({ source }) => toWebAddress(source) ?? []));
  return new Map([...new Set(sources)].map((source, index) => [source, index + 1]));
};
