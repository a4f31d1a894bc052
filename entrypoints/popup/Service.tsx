import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Boundary } from '../../components/shared/Boundary.tsx';
import { useCommon } from '../../components/shared/locale.ts';
import type { Props } from './ServiceCard.tsx';

/** The scan service's part: loaded only where there is one, so that the popup stays small for everybody else. */
export const Service = (props: Props) => {
  const [card, setCard] = useState<{ readonly Card: FunctionComponent<Props> } | null>(null);
  const isWanted = Boolean(props.state.service) || props.settings.level === 'C';
  useEffect(() => {
    if (isWanted) void import('./ServiceCard.tsx').then(({ ServiceCard: Card }) => setCard({ Card }));
  }, [isWanted]);
  const { purposes } = useCommon();
  return (
    card && (
      <Boundary of={props.state} name={purposes.service}>
        <card.Card {...props} />
      </Boundary>
    )
  );
};
