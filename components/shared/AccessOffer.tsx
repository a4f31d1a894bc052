import type { ComponentChildren } from 'preact';
import { toBrief } from '../../lib/view/visible.ts';
import { useCommon } from './locale.ts';
import { Offer } from './Offer.tsx';

interface Props {
  readonly host: string;
  /** Asks the browser's own prompt. */
  readonly onAccess: () => void;
  /** What can be chosen instead. */
  readonly children?: ComponentChildren;
}

/** Where something was not tested for want of access: what the browser will ask, why, and the button that asks it. */
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
