import { type ByPlan, filterWithinReach, findMaker, findPlan, isOfSite } from '../repairs/reach.ts';
import { findRepairs } from '../repairs/repairs.ts';
import type { Fault, Platform, Repair, Site } from '../repairs/shape.ts';

/** One way to repair something: on a platform, or in general (null). */
export interface Way {
  readonly platform: Platform | null;
  /** The instructions in words; '' when the snippet is enough. */
  readonly text: string;
  /** The code to paste, with its instructions; null when it is done by hand. */
  readonly repair: Repair | null;
  /** Names of the platform's plans on which it can be done; absent when no plan is required, as far as known. */
  readonly plan?: string;
}

/** The texts of a repair: in general, and per platform that differs. */
interface Fixes {
  readonly fix: string;
  readonly fixes: Readonly<Partial<Record<Platform, string>>>;
}

/** The repairs in the order in which they are offered: for the platforms of the site, the general one, the others. */
export const orderRepairs = (
  { fix, fixes }: Fixes,
  repairs: readonly Repair[],
  detected: readonly Platform[],
): readonly Way[] => {
  const repairOn = (platform: Platform | null): Repair | null =>
    repairs.find((repair) => repair.platform === platform) ?? null;
  const named = repairs.flatMap(({ platform }) => platform ?? []);
  const platforms = [...new Set([...(Object.keys(fixes) as Platform[]), ...named])];
  const special = platforms.map(
    (platform): Way => ({
      platform,
      text: fixes[platform] ?? '',
      repair: repairOn(platform),
    }),
  );
  const isOwn = ({ platform }: Way): boolean => platform !== null && detected.includes(platform);
  const general: Way = { platform: null, text: fix, repair: repairOn(null) };
  return [...special.filter(isOwn), general, ...special.filter((way) => !isOwn(way))];
};

/** Of the platforms with a text of their own, leaves out those that the site cannot run on. */
const filterFixes = (fixes: Fixes['fixes'], platforms: readonly Platform[]): Fixes['fixes'] =>
  Object.fromEntries(Object.entries(fixes).filter(([platform]) => isOfSite(platform as Platform, platforms)));

/** Puts the repair on the platform that requires certain plans first, with those plans. */
const withPlan = (repairs: readonly Way[], byPlan: ByPlan | null): readonly Way[] => {
  if (byPlan === null) return repairs;
  const own = repairs.find(({ platform }) => platform === byPlan.platform);
  const first: Way = { ...(own ?? { platform: byPlan.platform, text: '', repair: null }), plan: byPlan.plan };
  return [first, ...repairs.filter((way) => way !== own)];
};

/** The repairs of a finding, for both the report page and saved files: none when the site's owner cannot repair it. */
export const listRepairs = (said: Fixes, finding: Fault, site: Site | null): readonly Way[] => {
  const platforms = site?.platforms ?? [];
  if (findMaker(finding.id, platforms) !== null) return [];
  const fixes = filterFixes(said.fixes, platforms);
  const repairs = orderRepairs(
    { fix: said.fix, fixes },
    filterWithinReach(findRepairs(site, finding), platforms),
    platforms,
  );
  return withPlan(repairs, findPlan(finding.id, platforms));
};

/** Whether all code of one repair is in another: pasting the other does this one too. */
export const isSameCode = (repairs: readonly Way[], others: readonly Way[]): boolean => {
  const coded = repairs.flatMap(({ platform, repair }) =>
    repair === null ? [] : [{ platform, snippet: repair.snippet }],
  );
  return (
    coded.length > 0 &&
    coded.every(({ platform, snippet }) =>
      others.some((other) => other.platform === platform && other.repair?.snippet === snippet),
    )
  );
};
