import { RESOLVERS } from '../../data/network/resolvers.ts';
import { DEFAULTS, type Settings } from '../../settings.ts';

const findAddress = (id: string): string | undefined => RESOLVERS.find((resolver) => resolver.id === id)?.address;

/**
 * Address of the DNS-over-HTTPS resolver chosen in the settings; the default's when the chosen one no longer exists or
 * is empty.
 */
export const findChosenResolver = ({
  resolver,
  customResolver,
}: Pick<Settings, 'resolver' | 'customResolver'>): string =>
  resolver === 'custom' && customResolver !== ''
    ? customResolver
    : (findAddress(resolver) ?? findAddress(DEFAULTS.resolver) ?? '');
