import type { ComponentChildren } from 'preact';
import type { PageKind } from '../../lib/model.ts';
import { formatKind } from '../../lib/words/report/kind-line.ts';
import { useCommon } from './locale.ts';
import { Notice } from './Notice.tsx';

interface Props {
  readonly kind: PageKind | undefined;
  /** The link to the home page, shown on an error page only. */
  readonly home: ComponentChildren;
}

/** States that the page is not an ordinary one, which a reader must know first. */
export const KindNotice = ({ kind, home }: Props) => {
  const line = formatKind(kind, useCommon());
  if (line === '') return null;
  return (
    <Notice>
      <p>{line}</p>
      {kind === 'error' && home}
    </Notice>
  );
};
