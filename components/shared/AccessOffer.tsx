import type { ComponentChildren } from 'preact';
import { toBrief } from '../../lib/view/visible.ts';
import { useCommon } from './locale.ts';
import { Offer } from './Offer.tsx';

interface Props {
  readonly host: string;
  /** Shows the browser's permission prompt. */
  readonly onAccess: () => void;
  /** Alternatives to choose from. */
  readonly children?: ComponentChildren;
}

/** For parts that were not tested for lack of access: what the browser will ask, why, and the button for it. */
export const AccessOffer = ({ host, onAccess, children }: Props) => {
  const { accessAsk, giveAccess } = useCommon();
  return (
    <>
      <p>{accessAsk({ host: toBrief(host) })}</p>
      <p class="choices">
        <Offer onPress={onAccess}>{giveAccess}</Offer>
        {children}
      </p>
    </>
  );
};
