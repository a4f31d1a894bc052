import type { Finding, Report } from '../model.ts';
import { isCostly } from '../path/path.ts';
import { findMaker } from '../repairs/reach.ts';
import type { Platform } from '../repairs/shape.ts';

/** What only the maker of a platform can repair, of a site that runs on it. */
export interface Beyond {
  readonly platform: Platform;
  /** Dearest first. */
  readonly findings: readonly [Finding, ...Finding[]];
}

/** Whether the owner of a site that runs on these cannot repair a finding. */
export const isBeyondOwner =
  (platforms: readonly string[]) =>
  ({ id }: Pick<Finding, 'id'>): boolean =>
    findMaker(id, platforms) !== null;

/** What costs something and lies beyond the site's owner, by whose it is; nothing about which was decided. */
export const listBeyond = ({ findings, platforms = [] }: Pick<Report, 'findings' | 'platforms'>): readonly Beyond[] => {
  const costly = findings.filter((one) => isCostly(one) && one.decision === undefined);
  const byMaker = Map.groupBy(costly, ({ id }) => findMaker(id, platforms));
  return [...byMaker].flatMap(([platform, own]) => {
    const [first, ...others] = own.toSorted((a, b) => b.points - a.points);
    return platform === null || first === undefined ? [] : [{ platform, findings: [first, ...others] as const }];
  });
};
