import { ResolverOptions } from '../../components/options/ResolverOptions.tsx';
import { useLocale } from '../../components/shared/locale.ts';
import { RESOLVERS } from '../../lib/data/network/resolvers.ts';
import type { Settings } from '../../lib/settings.ts';
import { optionsWords } from '../../lib/words/options.ts';
import { useOrigin } from './hooks.ts';

interface Resolver {
  readonly address: string;
  readonly sendsCors: boolean;
}

/** The DNS service that these settings choose. */
export const findResolver = ({ resolver, customResolver }: Settings): Resolver | undefined =>
  resolver === 'custom' ? { address: customResolver, sendsCors: false } : RESOLVERS.find(({ id }) => id === resolver);

interface Props {
  readonly settings: Settings;
  readonly onChange: (changes: Partial<Settings>) => void;
}

/** The choice of a DNS service, and the access that reading its answers may require. */
export const ResolverPart = ({ settings, onChange }: Props) => {
  const resolver = findResolver(settings);
  const origin = useOrigin(resolver === undefined || resolver.sendsCors ? null : resolver.address);
  const words = optionsWords[useLocale()].resolver;
  return (
    <>
      {settings.level === 'A' && <p class="quiet">{words.unused}</p>}
      <ResolverOptions
        rows={RESOLVERS}
        resolver={settings.resolver}
        customResolver={settings.customResolver}
        accessHost={origin.lacking ? (URL.parse(resolver?.address ?? '')?.host ?? null) : null}
        onAccess={origin.ask}
        onChange={onChange}
      />
    </>
  );
};
