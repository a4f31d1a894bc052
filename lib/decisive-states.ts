import { DECISIVE_STATES, type DecisiveState, type Finding, type PageKind } from './model.ts';

export type { DecisiveState } from './model.ts';

/** Whether visitors or the owner are in danger by it: those before a parked domain, and a page that anybody can change on its way. */
export const isDanger = (state: DecisiveState): boolean =>
  state === 'noHttps' || DECISIVE_STATES.indexOf(state) < DECISIVE_STATES.indexOf('parked');

/** What a page is by what was found on it, gravest for its visitors first; each once. */
export const listDecisiveStates = (findings: readonly Pick<Finding, 'state'>[]): readonly DecisiveState[] => {
  const found = new Set(findings.map(({ state }) => state));
  return DECISIVE_STATES.filter((state) => found.has(state));
};

/** Whether the states of a page say already what its kind would: that it is an error's page, or stands in for a site. */
export const isKindKnown = (states: readonly DecisiveState[], kind: PageKind | undefined): boolean =>
  kind === 'error'
    ? states.includes('errorPage') || states.includes('maintenance')
    : kind === 'standIn' && states.length > 0;
