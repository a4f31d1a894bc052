import type { ConsentPlatform } from '../../data/software/consent-platforms.ts';
import type { ConsentService } from '../../data/software/consent-services.ts';
import { isUnder } from '../url/host-match.ts';

/** The resources that a document's own markup loads, and its inline code. */
interface Loads {
  readonly list: readonly { readonly kind: string; readonly url: string | null }[];
  readonly inline: readonly { readonly start: string }[];
}

/** Addresses of the scripts that a document names, as URLs. */
const listScripts = ({ list }: Loads): readonly URL[] =>
  list.flatMap(({ kind, url }) => {
    const parsed = kind === 'script' && url !== null ? URL.parse(url) : null;
    return parsed === null ? [] : [parsed];
  });

/** Names of the consent platforms whose scripts a document loads, each once. */
export const findConsentPlatforms = (loads: Loads, known: readonly ConsentPlatform[]): readonly string[] => {
  const scripts = listScripts(loads);
  return known
    .filter(({ hosts, paths = [] }) =>
      scripts.some(
        ({ hostname, pathname }) =>
          hosts.some((host) => isUnder(hostname, host)) || paths.some((path) => pathname.includes(path)),
      ),
    )
    .map(({ name }) => name);
};

/**
 * The services that a document loads itself: by a script in its markup, or by the service's inline code that loads it.
 * A script that is blocked until consent, because its type is not code (`type="text/plain"`) or it has no address yet,
 * does not count.
 */
export const findConsentServices = (loads: Loads, known: readonly ConsentService[]): readonly ConsentService[] => {
  const addresses = listScripts(loads).map(({ hostname, pathname }) => `${hostname}${pathname}`);
  return known.filter(({ at }) =>
    at.some(
      (one) =>
        addresses.some((address) => address.startsWith(one)) ||
        loads.inline.some(({ start }) => start.includes(`//${one}`)),
    ),
  );
};
