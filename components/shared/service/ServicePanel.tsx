import type { ComponentChildren } from 'preact';
import type { ServicePart } from '../../../lib/api/service.ts';
import { getServiceHost, type Local, mayAskAgain } from '../../../lib/view/service.ts';
import { toBrief } from '../../../lib/view/visible.ts';
import type { PopupWords } from '../../../lib/words/nl/popup.ts';
import { serviceWords } from '../../../lib/words/service/service.ts';
import { useLocale } from '../locale.ts';
import { Notice } from '../Notice.tsx';
import { ServiceFault } from './ServiceFault.tsx';
import { ServiceRemarks } from './ServiceRemarks.tsx';
import { ServiceScores } from './ServiceScores.tsx';

/** Where to correct a refused key, and the words for that. */
interface KeyRepair {
  readonly url: string;
  readonly words: Pick<PopupWords, 'keyRefused' | 'checkKey'>;
}

interface Props {
  readonly part: ServicePart;
  readonly local: Local;
  /** Calls the service again; absent when that is not possible. */
  readonly onAgain?: (() => void) | undefined;
  /** Whether there is room: then the reasons why scores may differ are open. */
  readonly isFull?: boolean;
  readonly aside?: ComponentChildren;
  /** Where to correct a refused key; absent when that is shown above already. */
  readonly keyRepair?: KeyRepair;
}

/** The consequences of a refused key. */
const Refused = ({ repair }: { readonly repair: KeyRepair | undefined }) => {
  const { bothPublic } = serviceWords[useLocale()];
  if (repair === undefined) return <p>{bothPublic}</p>;
  const { url, words } = repair;
  return (
    <Notice tone="warn">
      <p>
        {words.keyRefused} {bothPublic}
      </p>
      <a href={url}>{words.checkKey}</a>
    </Notice>
  );
};

const Sent = ({ part }: { readonly part: ServicePart }) => {
  const words = serviceWords[useLocale()];
  const sent = { host: getServiceHost(part.base), url: toBrief(part.url) };
  return <p class="quiet">{part.withKey ? words.sentWithKey(sent) : words.sentPlain(sent)}</p>;
};

/** Calls the service again; the button's own line says what that sends. */
const Again = ({ part, onAgain }: { readonly part: ServicePart; readonly onAgain: () => void }) => {
  const words = serviceWords[useLocale()];
  return (
    <>
      <button type="button" class="button" data-kind="small" onClick={onAgain}>
        {words.again({ host: getServiceHost(part.base) })}
      </button>
      <p class="quiet">{words.sends({ url: toBrief(part.url) })}</p>
    </>
  );
};

/** The scan service's result for the same page, next to the local one. */
export const ServicePanel = ({ part, local, onAgain, isFull = false, aside, keyRepair }: Props) => {
  const words = serviceWords[useLocale()];
  return (
    <section id="service" class="service" aria-label={words.title} aria-busy={part.phase === 'busy'}>
      <h2 tabIndex={-1}>
        {words.title} <bdi>{getServiceHost(part.base)}</bdi>
      </h2>
      {part.keyRefused && <Refused repair={keyRepair} />}
      {part.phase === 'busy' && <p>{words.asking({ host: getServiceHost(part.base) })}</p>}
      {part.error && <ServiceFault part={part} error={part.error} />}
      {part.result && <ServiceScores part={part} local={local} result={part.result} />}
      {part.result && <ServiceRemarks part={part} local={local} result={part.result} {...{ isFull, aside }} />}
      {part.url !== '' && <Sent part={part} />}
      {onAgain && mayAskAgain(part) && <Again part={part} onAgain={onAgain} />}
    </section>
  );
};
