import { isFailOrWarn } from '../model.ts';
import type { PillarView } from '../view.ts';
import { toWebAddress } from './visible.ts';

/** The number of each address that a report on paper refers to, in the order in which its issues are printed. */
export type Footnotes = ReadonlyMap<string, number>;

/** Sources of the issues of these pillars, each once; what is no web address is none. */
export const listFootnotes = (views: readonly PillarView[]): Footnotes => {
  const issues = views.flatMap(({ groups }) => groups.filter(isFailOrWarn));
  const sources = issues.flatMap(({ findings }) => findings.flatMap(({ source }) => toWebAddress(source) ?? []));
  return new Map([...new Set(sources)].map((source, index) => [source, index + 1]));
};
