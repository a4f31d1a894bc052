/** The kinds of mail one can subscribe to: each notice immediately, and a weekly digest. */
export const SUBSCRIPTION_KINDS = ['notices', 'digest'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];
