import { DECISIVE_STATES, type DecisiveState, type Finding, type PageKind } from './model.ts';

export type { DecisiveState } from './model.ts';

/** Whether visitors or the owner are in danger by it: those before a parked domain, and a page that anybody can change on its way. */
export const isDanger = (state: DecisiveState): boolean =>
  state === 'noHttps' || DECISIVE_STATES.indexOf(state) < DECISIVE_STATES.indexOf('parked');

/** The states that the findings declare, the gravest for visitors first; each once. */
export const listDecisiveStates = (findings: readonly Pick<Finding, 'state'>[]): readonly DecisiveState[] => {
  const found = new Set(findings.map(({ state }) => state));
  return DECISIVE_STATES.filter((state) => found.has(state));
};

/**
 * Whether the states of a page say already what its kind would: that it is an error's page, or stands in for a site. A danger says
 * nothing of that.
 */
export const isKindRedundant = (states: readonly DecisiveState[], kind: PageKind | undefined): boolean =>
  kind === 'error'
    ? states.includes('errorPage') || states.includes('maintenance')
    : kind === 'standIn' && states.some((state) => !isDanger(state));
