import type { ServicePart } from '../../lib/api/service.ts';
import { serviceTrouble } from '../../lib/view/scan-state.ts';
import { Notice } from '../shared/Notice.tsx';
import { Offer } from '../shared/Offer.tsx';
import { usePopupWords } from './words.ts';

interface Props {
  readonly part: ServicePart;
  readonly onRetry: () => void;
  readonly onKey: () => void;
}

/** What went wrong at the scan service, above the local result that stands; the service's own part tells the rest. */
export const ServiceNotice = ({ part, onRetry, onKey }: Props) => {
  const words = usePopupWords();
  const trouble = serviceTrouble(part);
  if (trouble === null) return null;
  return (
    <Notice tone="warn">
      <p>{trouble.kind === 'keyRefused' ? words.keyRefused : words.serviceDown({ status: trouble.status })}</p>
      {trouble.kind === 'keyRefused' ? (
        <Offer onPress={onKey}>{words.checkKey}</Offer>
      ) : (
        <Offer onPress={onRetry}>{words.retry}</Offer>
      )}
    </Notice>
  );
};
