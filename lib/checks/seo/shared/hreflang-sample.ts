import type { Facts } from '../../../evidence.ts';
import { type Alternate, isDefault } from '../../../parse/html/hreflang.ts';
import { parseCanonicalElements } from '../../../parse/url/canonical.ts';
import { isSameAddress, withoutTracking } from '../../../parse/url/page-address.ts';

type Sampled = Facts['hreflangTargets'][number];

/** The page itself, by its address and its canonical one. */
export const listOwnAddresses = ({ document, head }: Facts['page']): readonly string[] => [
  withoutTracking(document.url),
  ...parseCanonicalElements(head.links).flatMap(({ href }) => href ?? []),
];

/** x-default may lead each visitor on to a language (Google on localized versions). */
export const isSelector = ({ url, glance }: Sampled, alternates: readonly Alternate[]): boolean => {
  const named = alternates.filter(({ href }) => href === url);
  return glance.seen && glance.value.redirected && named.length > 0 && named.every(isDefault);
};

/** It is no page, or does not name this one among its translations. */
export const isFaulty = ({ glance }: Sampled, here: readonly string[]): boolean => {
  if (!glance.seen) return false;
  const { status, alternates } = glance.value;
  return (
    status < 200 || status > 299 || !alternates.some(({ href }) => here.some((address) => isSameAddress(address, href)))
  );
};
