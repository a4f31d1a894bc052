import { CONSENT_PLATFORMS } from '../../../data/software/consent-platforms.ts';
import { CONSENT_SERVICES } from '../../../data/software/consent-services.ts';
import { SCRIPT_LOADERS } from '../../../data/software/script-loaders.ts';
import { BROWSER_SPECIFIC } from '../../../data/text/font-sheets.ts';
import type { Facts } from '../../../evidence.ts';
import { isLibraryNetwork } from '../../../parse/software/library-address.ts';
import { isUnder } from '../../../parse/url/host-match.ts';

type Resource = Facts['page']['resources']['list'][number];

/**
 * A file that changes without notice, so that no digest can be set and no copy kept: of a service that has to be loaded
 * from its own host (payment, maps, captchas), of a consent platform, or of one that measures or advertises.
 */
export const isLoader = ({ url }: Resource): boolean => {
  const { hostname = '', pathname = '' } = URL.parse(url ?? '') ?? {};
  return (
    SCRIPT_LOADERS.some(({ host, path }) => hostname === host && pathname.startsWith(path)) ||
    CONSENT_PLATFORMS.some(({ hosts }) => hosts.some((host) => isUnder(hostname, host))) ||
    CONSENT_SERVICES.some(({ at }) => at.some((start) => `${hostname}${pathname}`.startsWith(start)))
  );
};

/** A file of a network of libraries, which anybody may fetch from its maker and serve. */
export const isLibrary = ({ url }: Resource): boolean => isLibraryNetwork(URL.parse(url ?? '')?.hostname ?? '');

/** A font provider's style sheet, which is generated for each browser: no digest can match, and nobody can fix that. */
export const isPerBrowser = ({ kind, url }: Resource): boolean =>
  kind === 'style' && BROWSER_SPECIFIC.includes(URL.parse(url ?? '')?.hostname ?? '');
