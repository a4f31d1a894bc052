import type { ServiceError, ServicePart } from '../../../lib/api/service.ts';
import { countMinutesLeft } from '../../../lib/view/scan-state.ts';
import { getServiceHost, getServicePerHour } from '../../../lib/view/service.ts';
import { makeVisible } from '../../../lib/view/visible.ts';
import { formatTime } from '../../../lib/words/format.ts';
import { serviceWords } from '../../../lib/words/service/service.ts';
import { useLocale } from '../locale.ts';
import { useMinute } from '../use-minute.ts';

interface RequestInfo {
  readonly base: string;
  /** When the service was called, ms since 1970. */
  readonly askedAt: number;
  readonly withKey: boolean;
  readonly keyRefused: boolean;
}

/** The sentence for a failure, in the reader's language. */
export const useFaultSentence = ({ code, status, retryAfter }: ServiceError, request: RequestInfo): string => {
  const locale = useLocale();
  const now = useMinute(code === 'rateLimited');
  const { faults } = serviceWords[locale];
  const wait = retryAfter ?? 0;
  const sentence = faults[code];
  if (typeof sentence === 'string') return sentence;
  const { base, askedAt: sentAt } = request;
  return sentence({
    host: getServiceHost(base),
    status: status ?? 0,
    perHour: getServicePerHour(request),
    time: formatTime(locale, sentAt + wait * 1_000),
    minutes: countMinutesLeft(sentAt, wait, now),
  });
};

/** Why the service gave no result; the local one stays valid. */
export const ServiceFault = ({ part, error }: { readonly part: ServicePart; readonly error: ServiceError }) => {
  const words = serviceWords[useLocale()];
  const sentence = useFaultSentence(error, part);
  return (
    <>
      <p>
        {sentence} {words.localStands}
      </p>
      {error.message !== null && (
        <p class="quiet">
          <bdi>{words.itsWords({ message: makeVisible(error.message) })}</bdi>
        </p>
      )}
    </>
  );
};
