import { HOSTED_PLATFORMS, type HostedPlatform } from './hosted-platforms.ts';
import type { CodeLocation, Platform, Repair } from './shape.ts';

/** Whether the customer has a proxy of their own in front of the platform. */
const isProxied = ({ onCloudflare }: HostedPlatform, platforms: readonly string[]): boolean =>
  onCloudflare !== true && platforms.includes('cloudflare');

/** Whether the owner of a site on this platform cannot repair a check, as far as is documented. */
const isBeyond = (hosted: HostedPlatform, id: string, platforms: readonly string[]): boolean =>
  hosted.settings.some(
    ({ checks, by }) => checks.includes(id) && (by === 'maker' || (by === 'proxy' && !isProxied(hosted, platforms))),
  );

/** The platform whose maker alone can repair this check for a site on these platforms; null when the owner can. */
export const findMaker = (id: string, platforms: readonly string[]): Platform | null =>
  HOSTED_PLATFORMS.find((one) => platforms.includes(one.platform) && isBeyond(one, id, platforms))?.platform ?? null;

/** A platform, and the names of its plans on which a customer can change a setting. */
export interface ByPlan {
  readonly platform: Platform;
  readonly plan: string;
}

/**
 * The platform on which this check can be repaired on some plans only; null when it does not depend on the plan, as far
 * as is documented.
 */
export const findPlan = (id: string, platforms: readonly string[]): ByPlan | null =>
  HOSTED_PLATFORMS.flatMap(({ platform, settings }) =>
    platforms.includes(platform)
      ? settings.flatMap(({ checks, plan }) => (plan !== undefined && checks.includes(id) ? [{ platform, plan }] : []))
      : [],
  )[0] ?? null;

/** Whether the owner of a site on these platforms has a server, for files and settings. */
export const hasServer = (platforms: readonly string[]): boolean =>
  !HOSTED_PLATFORMS.some(({ platform }) => platforms.includes(platform));

/** Systems that generate a site's pages: when one was seen, instructions for another are useless. */
const SYSTEMS: readonly Platform[] = [
  ...(['wordpress', 'joomla', 'drupal', 'typo3'] as const),
  ...HOSTED_PLATFORMS.map(({ platform }) => platform),
];

/**
 * Whether instructions for a platform are useful for a site on these platforms: not when they concern another system
 * than its own.
 */
export const isOfSite = (platform: Platform, platforms: readonly string[]): boolean =>
  platforms.includes(platform) ||
  (hasServer(platforms) && !(SYSTEMS.includes(platform) && SYSTEMS.some((system) => platforms.includes(system))));

/** Places that an owner can change without a server: a part of a page, or a DNS record. */
const WITHOUT_SERVER: readonly CodeLocation[] = [
  ...(['head', 'headBeside', 'htmlLang', 'stylesheet', 'zone', 'zoneDmarc'] as const),
  ...(['cloudflareDns', 'cloudflareDmarc', 'directadminZone', 'directadminDmarc', 'shellDns', 'powershell'] as const),
];

/** The repairs that can be applied to a site on these platforms. */
export const filterWithinReach = (repairs: readonly Repair[], platforms: readonly string[]): readonly Repair[] =>
  repairs.filter(({ where, platform }) =>
    hasServer(platforms) ? platform === null || isOfSite(platform, platforms) : WITHOUT_SERVER.includes(where),
  );
