import { RESOLVERS } from '../../data/network/resolvers.ts';
import { DEFAULTS, type Settings } from '../../settings.ts';

const findAddress = (id: string): string | undefined => RESOLVERS.find((resolver) => resolver.id === id)?.address;

/** Address of the DNS-over-HTTPS resolver that the settings choose; of one that is gone or left empty the default's. */
export const findChosenResolver = ({
  resolver,
  customResolver,
}: Pick<Settings, 'resolver' | 'customResolver'>): string =>
  resolver === 'custom' && customResolver !== ''
    ? customResolver
    : (findAddress(resolver) ?? findAddress(DEFAULTS.resolver) ?? '');
