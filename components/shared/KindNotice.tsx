import type { ComponentChildren } from 'preact';
import type { PageKind } from '../../lib/model.ts';
import { formatKind } from '../../lib/words/report/kind-line.ts';
import { useCommon } from './locale.ts';
import { Notice } from './Notice.tsx';

interface Props {
  readonly kind: PageKind | undefined;
  /** The way to the home page, shown on an error page only. */
  readonly home: ComponentChildren;
}

/** That the page is no ordinary one: the first that a reader must know. */
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
