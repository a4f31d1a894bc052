import * as z from 'zod/mini';
import { type Finding, isFailOrWarn, type Report } from './model.ts';
import { toIsoDay } from './time.ts';

/** Limits: the longest reason and name, most decisions about one site, and most sites with any. */
export const MAX_DECISIONS = { reason: 500, by: 100, ofHost: 300, hosts: 500 };

/** Why a finding needs no repair: its owner intends it, or considers the verdict wrong. */
export const DECISION_KINDS = ['intended', 'wrong'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A decision about a finding. The finding leaves the path but still counts in the score. */
export const Decision = z.object({
  kind: z.enum(DECISION_KINDS),
  reason: z.string().check(z.minLength(1), z.maxLength(MAX_DECISIONS.reason)),
  /** Milliseconds since 1970. */
  at: z.number().check(z.minimum(0)),
});
export type Decision = z.infer<typeof Decision>;

/** A stored decision: valid for this check as long as it reaches the same conclusion. */
export const StoredDecision = z.object({
  ...Decision.shape,
  check: z.string().check(z.maxLength(200)),
  code: z.nullable(z.string().check(z.maxLength(200))),
  /** Version of the rules that the report was made by; a change of the rules alone ends no decision. */
  rules: z.number(),
  /** The values in the conclusion's sentence; absent in older decisions that did not store them. */
  args: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Who decided, and the last day on which it applies (`2027-01-31`, UTC); absent when a file did not contain it. */
  by: z.exactOptional(z.string().check(z.maxLength(MAX_DECISIONS.by))),
  until: z.exactOptional(z.iso.date()),
});
export type StoredDecision = z.infer<typeof StoredDecision>;

/** Whether something that applies through a day (`2027-01-31`, UTC) has ended at a moment, in ms since 1970. */
export const hasEnded = (until: string | undefined, at: number): boolean => until !== undefined && toIsoDay(at) > until;

/** All stored decisions, by host without www. */
export const Decisions = z.record(z.string(), z.array(StoredDecision).check(z.maxLength(MAX_DECISIONS.ofHost)));
export type Decisions = z.infer<typeof Decisions>;

/** The site name under which decisions are stored: a host with and without www is one site. */
export const toDecisionSite = (host: string): string => host.replace(/^www\./, '');

/** The decisions about a host. */
export const listDecisions = (all: Decisions, host: string): readonly StoredDecision[] => {
  const site = toDecisionSite(host);
  return Object.hasOwn(all, site) ? (all[site] ?? []) : [];
};

/** Adds to findings the decisions that are still valid; a finding's own decision, as in a report from a file, stays. */
export const withDecisions = (
  findings: readonly Finding[],
  decisions: readonly StoredDecision[],
): readonly Finding[] =>
  decisions.length === 0
    ? findings
    : findings.map((finding) => {
        const found = decisions.find((one) => one.check === finding.id && one.code === finding.code);
        if (found === undefined || finding.decision !== undefined) return finding;
        const { kind, reason, at } = found;
        return { ...finding, decision: { kind, reason, at } };
      });

/** The decisions that apply at a moment, in ms since 1970. */
export const filterDecisionsAt = (decisions: readonly StoredDecision[], at: number): readonly StoredDecision[] =>
  decisions.filter(({ until }) => !hasEnded(until, at));

/** A report for display and saving, with the decisions about its findings that applied when it was made. */
export const applyDecisions = (report: Report, decisions: readonly StoredDecision[]): Report => {
  const findings = withDecisions(report.findings, filterDecisionsAt(decisions, report.finishedAt));
  return findings === report.findings ? report : { ...report, findings };
};

/** A decision that is no longer valid, and the finding that replaced the one it was about. */
export interface Lapsed {
  readonly finding: Finding;
  readonly decision: StoredDecision;
}

/**
 * Decisions that ended, because their finding changed or their last day has passed, while there is still something to
 * repair: they can be renewed or dropped. A finding that was not seen this time has not changed, and one that is in
 * order now needs no decision. `at` is when the findings were made, in ms since 1970.
 */
export const listLapsedDecisions = (
  findings: readonly Finding[],
  decisions: readonly StoredDecision[],
  at = 0,
): readonly Lapsed[] =>
  decisions.flatMap((decision) => {
    const finding = findings.find(({ id }) => id === decision.check);
    if (finding === undefined || !isFailOrWarn(finding) || finding.decision !== undefined) return [];
    return finding.code === decision.code && !hasEnded(decision.until, at) ? [] : [{ finding, decision }];
  });

const withoutOldest = (all: Decisions): Decisions => {
  const findNewest = ([, list]: readonly [string, readonly StoredDecision[]]): number =>
    Math.max(0, ...list.map(({ at }) => at));
  const hosts = Object.entries(all).toSorted((a, b) => findNewest(b) - findNewest(a));
  return Object.fromEntries(hosts.slice(0, MAX_DECISIONS.hosts));
};

/** Replaces the decision about a check of a host; null removes it. */
export const replaceDecision = (
  all: Decisions,
  { host, check }: { readonly host: string; readonly check: string },
  decision: StoredDecision | null,
): Decisions => {
  const others = listDecisions(all, host).filter((one) => one.check !== check);
  const list = [...(decision === null ? [] : [decision]), ...others].slice(0, MAX_DECISIONS.ofHost);
  const { [toDecisionSite(host)]: _, ...rest } = all;
  return withoutOldest(list.length === 0 ? rest : { ...rest, [toDecisionSite(host)]: list });
};

/** The outcome of adding decisions from a file; `all` is null when they do not all fit, and then nothing changed. */
interface AddedDecisions {
  readonly all: Decisions | null;
  readonly added: number;
  /** How many were about a check with an existing decision, which stays. */
  readonly present: number;
}

/** Adds the decisions of a file; existing ones about the same check stay unchanged. */
export const addDecisions = (
  all: Decisions,
  read: readonly { readonly site: string; readonly decision: StoredDecision }[],
): AddedDecisions => {
  const next = new Map(Object.entries(all).map(([site, list]) => [site, [...list]]));
  let present = 0;
  for (const { site, decision } of read) {
    const name = toDecisionSite(site);
    const list = next.get(name) ?? [];
    if (list.some(({ check }) => check === decision.check)) present += 1;
    else next.set(name, [...list, decision]);
  }
  const fits =
    next.size <= Math.max(MAX_DECISIONS.hosts, Object.keys(all).length) &&
    [...next.values()].every(({ length }) => length <= MAX_DECISIONS.ofHost);
  return { all: fits ? Object.fromEntries(next) : null, added: read.length - present, present };
};
