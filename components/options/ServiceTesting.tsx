import { useState } from 'preact/hooks';
import type { ServiceError } from '../../lib/api/service.ts';
import type { ServiceTest } from '../../lib/platform/messages.ts';
import { getServiceHost, isOfTheSite } from '../../lib/view/service.ts';
import { makeVisible, toBrief } from '../../lib/view/visible.ts';
import { formatSeconds } from '../../lib/words/format.ts';
import { serviceWords } from '../../lib/words/service/service.ts';
import { serviceSettingsWords } from '../../lib/words/service/service-settings.ts';
import { useLocale } from '../shared/locale.ts';
import { useFaultSentence } from '../shared/service/ServiceFault.tsx';

interface Props {
  readonly base: string;
  readonly onTest: () => Promise<ServiceTest>;
}

type Tested = ServiceTest & { readonly at: number };

const Works = ({ tested }: { readonly tested: Tested }) => {
  const locale = useLocale();
  const words = serviceSettingsWords[locale];
  const { tiers } = serviceWords[locale];
  const { tier, rateLimit, ms, left } = tested;
  const known = tier === 'public' || tier === 'partner' ? tiers[tier] : tier;
  return (
    <p>
      {words.works({
        tier: makeVisible(known ?? words.unsaid),
        limit: makeVisible(rateLimit ?? words.unsaid),
        seconds: formatSeconds(locale, ms),
      })}{' '}
      {left !== null && words.left({ left })}
    </p>
  );
};

/** A service that works but states no terms, because it cannot scan or grade the address used in the test. */
const Answers = ({ tested: { ms, left } }: { readonly tested: Tested }) => {
  const locale = useLocale();
  const words = serviceSettingsWords[locale];
  return (
    <p>
      {words.answers({ seconds: formatSeconds(locale, ms) })} {left !== null && words.left({ left })}
    </p>
  );
};

const Fails = ({ error, tested, base }: { error: ServiceError; tested: Tested; base: string }) => {
  const words = serviceWords[useLocale()];
  const sentence = useFaultSentence(error, { base, askedAt: tested.at, withKey: tested.withKey, keyRefused: false });
  return (
    <p>
      {sentence} {error.message !== null && words.itsWords({ message: makeVisible(error.message) })}
    </p>
  );
};

/** The key was refused, and the public tier answered. */
const Refused = ({ refusal }: { readonly refusal: ServiceError }) => {
  const locale = useLocale();
  const words = serviceWords[locale];
  const settings = serviceSettingsWords[locale];
  const { status, message } = refusal;
  return (
    <p>
      {settings.keyRefused({ status: status ?? 0 })}{' '}
      {message !== null && words.itsWords({ message: makeVisible(message) })}
    </p>
  );
};

const Outcome = ({ tested, base }: { readonly tested: Tested; readonly base: string }) => {
  const words = serviceSettingsWords[useLocale()];
  const { error, refusal, withKey } = tested;
  const works = error === null || isOfTheSite(error);
  const tellsTerms = error === null || tested.tier !== null;
  return (
    <div class="notice" data-tone={works && refusal === null ? 'info' : 'warn'}>
      {works && (tellsTerms ? <Works tested={tested} /> : <Answers tested={tested} />)}
      {!works && <Fails {...{ error, tested, base }} />}
      {refusal && works && <Refused refusal={refusal} />}
      {refusal === null && <p class="quiet">{withKey ? words.withKey : words.withoutKey}</p>}
    </div>
  );
};

/** Sends a cheap request to the service, and shows tier, limit and time, or the exact refusal. */
export const ServiceTesting = ({ base, onTest }: Props) => {
  const words = serviceSettingsWords[useLocale()];
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Tested | null>(null);
  const host = getServiceHost(base);
  const test = async (): Promise<void> => {
    setBusy(true);
    setTested(null);
    const outcome = await onTest().finally(() => setBusy(false));
    setTested({ ...outcome, at: Date.now() });
  };
  return (
    <div class="service">
      <button type="button" class="button" disabled={busy} onClick={() => void test()}>
        {words.test}
      </button>
      <p class="quiet">{words.testSends({ host: toBrief(URL.parse(base)?.hostname ?? base) })}</p>
      <div role="status">
        {busy && <p>{words.testing({ host })}</p>}
        {tested && <Outcome tested={tested} base={base} />}
      </div>
    </div>
  );
};
