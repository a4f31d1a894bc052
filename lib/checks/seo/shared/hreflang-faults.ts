import type { Args } from '../../../model.ts';
import { type Alternate, isDefault } from '../../../parse/html/hreflang.ts';
import { parseLanguageTag } from '../../../parse/text/language-tag.ts';
import { isSameAddress } from '../../../parse/url/page-address.ts';

const isBadCode = (alternate: Alternate): boolean => !isDefault(alternate) && parseLanguageTag(alternate.code) === null;
const isRelative = ({ raw, href }: Alternate): boolean => href === null || !/^\s*https?:\/\//i.test(raw);

const isRepeated = ({ code, href }: Alternate, all: readonly Alternate[]): boolean =>
  all.some((other) => other.code.toLowerCase() === code.toLowerCase() && other.href !== href);

const KINDS = [
  ['badCode', isBadCode],
  ['relative', isRelative],
  ['repeated', isRepeated],
] as const;
type Kind = (typeof KINDS)[number][0] | 'notItself';
interface HreflangFault {
  readonly code: Kind;
  readonly found: readonly Alternate[];
}

/** Every kind of fault, the worst first. `here`: the page's own addresses; null when a header may add more alternates. */
export const findHreflangFaults = (
  all: readonly Alternate[],
  here: readonly string[] | null,
): readonly HreflangFault[] => {
  const isHere = ({ href }: Alternate): boolean => (here ?? []).some((address) => isSameAddress(address, href ?? ''));
  const kinds = KINDS.map(([code, find]): HreflangFault => ({ code, found: all.filter((one) => find(one, all)) }));
  const notItself: HreflangFault = { code: 'notItself', found: here === null || all.some(isHere) ? [] : all };
  return [...kinds, notItself].filter(({ found }) => found.length > 0);
};

/** The number of faults of each kind, so that the finding's sentence can name them all. */
export const toArgs = (faults: readonly HreflangFault[]): Args =>
  Object.fromEntries(faults.map(({ code, found }) => [code, found.length]));
