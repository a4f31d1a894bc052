import { DECISIVE_STATES, type DecisiveState, type Finding, type PageKind } from './model.ts';

export type { DecisiveState } from './model.ts';

/**
 * Whether a state endangers visitors or the owner: those before a parked domain, and a page that anybody can change in
 * transit.
 */
export const isDanger = (state: DecisiveState): boolean =>
  state === 'noHttps' || DECISIVE_STATES.indexOf(state) < DECISIVE_STATES.indexOf('parked');

/** The states declared by the findings, the gravest for visitors first; each once. */
export const listDecisiveStates = (findings: readonly Pick<Finding, 'state'>[]): readonly DecisiveState[] => {
  const found = new Set(findings.map(({ state }) => state));
  return DECISIVE_STATES.filter((state) => found.has(state));
};

/**
 * Whether the states of a page already express its kind: that it is an error page, or stands in for a site. A danger
 * does not express that.
 */
export const isKindRedundant = (states: readonly DecisiveState[], kind: PageKind | undefined): boolean =>
  kind === 'error'
    ? states.includes('errorPage') || states.includes('maintenance')
    : kind === 'standIn' && states.some((state) => !isDanger(state));
