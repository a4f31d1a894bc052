/** The states that access to a site can be in. */

export interface State {
  readonly id: 'none' | 'site' | 'siteUnseen' | 'all' | 'allUnseen';
  /** As out/docs/reliability.md says it. */
  readonly name: string;
  /** Which origins are granted beside the click: none, those of the sites, or every one. */
  readonly grants: 'none' | 'site' | 'all';
  /** Whether webRequest is there, which shows where redirects lead. */
  readonly sees: boolean;
}

export const STATES: readonly State[] = [
  { id: 'none', name: 'the click alone (activeTab)', grants: 'none', sees: false },
  { id: 'site', name: 'access to the site', grants: 'site', sees: true },
  { id: 'siteUnseen', name: 'access to the site without webRequest', grants: 'site', sees: false },
  { id: 'all', name: 'access to all sites', grants: 'all', sees: true },
  { id: 'allUnseen', name: 'access to all sites without webRequest', grants: 'all', sees: false },
];

/** One state in one browser. */
export interface Round {
  readonly kind: 'chromium' | 'firefox';
  readonly state: State;
}

/** What no user can bring about: Chromium's manifest names webRequest, so it comes with every access to a site. */
export const isOnlyCreated = ({ kind, state }: Round): boolean =>
  kind === 'chromium' && state.grants !== 'none' && !state.sees;
