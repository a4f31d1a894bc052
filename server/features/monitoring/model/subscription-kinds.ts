/** What mail somebody may subscribe to: each notice at once, and a digest of every week. */
export const SUBSCRIPTION_KINDS = ['notices', 'digest'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];
