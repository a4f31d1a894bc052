import { HOSTED_PLATFORMS, type HostedPlatform } from './hosted-platforms.ts';
import type { CodeLocation, Platform, Repair } from './shape.ts';

/** A proxy of the customer's own stands in front of the platform. */
const isProxied = ({ onCloudflare }: HostedPlatform, platforms: readonly string[]): boolean =>
  onCloudflare !== true && platforms.includes('cloudflare');

/** Whether the owner of a site on this platform cannot set what repairs a check, as far as was told. */
const isBeyond = (hosted: HostedPlatform, id: string, platforms: readonly string[]): boolean =>
  hosted.settings.some(
    ({ checks, by }) => checks.includes(id) && (by === 'maker' || (by === 'proxy' && !isProxied(hosted, platforms))),
  );

/** The platform whose maker alone can repair this check on a site that runs on these; null where its owner can. */
export const findMaker = (id: string, platforms: readonly string[]): Platform | null =>
  HOSTED_PLATFORMS.find((one) => platforms.includes(one.platform) && isBeyond(one, id, platforms))?.platform ?? null;

/** A platform, and the names of its plans on which its customer can set something. */
export interface ByPlan {
  readonly platform: Platform;
  readonly plan: string;
}

/** The platform on which this check can be repaired on some plans alone; null where it is not by plan, as far as was told. */
export const findPlan = (id: string, platforms: readonly string[]): ByPlan | null =>
  HOSTED_PLATFORMS.flatMap(({ platform, settings }) =>
    platforms.includes(platform)
      ? settings.flatMap(({ checks, plan }) => (plan !== undefined && checks.includes(id) ? [{ platform, plan }] : []))
      : [],
  )[0] ?? null;

/** Whether a site that runs on these has a server of its owner's, where files and settings can be put. */
export const hasServer = (platforms: readonly string[]): boolean =>
  !HOSTED_PLATFORMS.some(({ platform }) => platforms.includes(platform));

/** Systems that make the pages of a site: where one was seen, what is done in another is of no use. */
const SYSTEMS: readonly Platform[] = [
  ...(['wordpress', 'joomla', 'drupal', 'typo3'] as const),
  ...HOSTED_PLATFORMS.map(({ platform }) => platform),
];

/** Whether something can be done on a platform, for a site that runs on these: not in another system than its own. */
export const isOfSite = (platform: Platform, platforms: readonly string[]): boolean =>
  platforms.includes(platform) ||
  (hasServer(platforms) && !(SYSTEMS.includes(platform) && SYSTEMS.some((system) => platforms.includes(system))));

/** What its owner can put there without a server: a part of a page, or a record of the domain. */
const WITHOUT_SERVER: readonly CodeLocation[] = [
  ...(['head', 'headBeside', 'htmlLang', 'stylesheet', 'zone', 'zoneDmarc'] as const),
  ...(['cloudflareDns', 'cloudflareDmarc', 'directadminZone', 'directadminDmarc', 'shellDns', 'powershell'] as const),
];

/** Those of the repairs that can be pasted on a site that runs on these platforms. */
export const filterWithinReach = (repairs: readonly Repair[], platforms: readonly string[]): readonly Repair[] =>
  repairs.filter(({ where, platform }) =>
    hasServer(platforms) ? platform === null || isOfSite(platform, platforms) : WITHOUT_SERVER.includes(where),
  );
