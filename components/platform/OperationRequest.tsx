import { makeVisible } from '../../lib/view/visible.ts';
import { platformWords } from '../../lib/words/service/platform.ts';
import { useLocale } from '../shared/locale.ts';

/** A request as it goes out. */
export interface Shown {
  readonly method: string;
  readonly address: string;
  readonly body: string | null;
}

interface Props {
  /** Null while something is not filled in rightly. */
  readonly shown: Shown | null;
  readonly host: string;
  readonly hasKey: boolean;
}

/** What will be sent, before it is: the key only by name. */
export const OperationRequest = ({ shown, host, hasKey }: Props) => {
  const words = platformWords[useLocale()];
  if (shown === null) return <p class="quiet">{words.incomplete}</p>;
  const lines = [
    `${shown.method} ${shown.address}`,
    ...(shown.body === null ? [] : ['Content-Type: application/json']),
    ...(hasKey ? [`X-GDA-Key: •••••••• (${words.key})`] : []),
    ...(shown.body === null ? [] : ['', shown.body]),
  ];
  return (
    <figure class="request">
      <figcaption>{words.request}</figcaption>
      <pre dir="ltr">{makeVisible(lines.join('\n'))}</pre>
      <p class="quiet">{hasKey ? words.keyGoes({ host }) : words.keyStays({ host })}</p>
    </figure>
  );
};
