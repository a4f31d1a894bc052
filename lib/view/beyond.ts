import type { Finding, Report } from '../model.ts';
import { isCostly } from '../path/path.ts';
import { findMaker } from '../repairs/reach.ts';
import type { Platform } from '../repairs/shape.ts';

/** Findings on a site that only the maker of its platform can repair. */
export interface Beyond {
  readonly platform: Platform;
  /** Most points first. */
  readonly findings: readonly [Finding, ...Finding[]];
}

/** Whether the owner of a site on these platforms cannot repair a finding. */
export const isBeyondOwner =
  (platforms: readonly string[]) =>
  ({ id }: Pick<Finding, 'id'>): boolean =>
    findMaker(id, platforms) !== null;

/** Findings that cost points and that the site's owner cannot repair, by platform; without those that have a decision. */
export const listBeyond = ({ findings, platforms = [] }: Pick<Report, 'findings' | 'platforms'>): readonly Beyond[] => {
  const costly = findings.filter((one) => isCostly(one) && one.decision === undefined);
  const byMaker = Map.groupBy(costly, ({ id }) => findMaker(id, platforms));
  return [...byMaker].flatMap(([platform, own]) => {
    const [first, ...others] = own.toSorted((a, b) => b.points - a.points);
    return platform === null || first === undefined ? [] : [{ platform, findings: [first, ...others] as const }];
  });
};
