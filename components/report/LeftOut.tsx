import { useEffect, useRef } from 'preact/hooks';
import type { Finding } from '../../lib/model.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { decisionWords } from '../../lib/words/report/decision.ts';
import { sayFinding } from '../../lib/words/say.ts';
import { useLocale } from '../shared/locale.ts';

interface Props {
  readonly findings: readonly Finding[];
  /** Address of a check on this page. */
  readonly linkTo: (anchor: string) => string;
}

/** What is no task any more, each with a way to what was decided. */
export const LeftOut = ({ findings, linkTo }: Props) => {
  const locale = useLocale();
  const element = useRef<HTMLParagraphElement>(null);
  const before = useRef(findings.length);
  useEffect(() => {
    // The step in which it was decided has gone, and the focus with it.
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (findings.length > before.current && isLost) element.current?.focus();
    before.current = findings.length;
  }, [findings.length]);
  return (
    <p class="left-out" tabIndex={-1} ref={element} hidden={findings.length === 0}>
      {decisionWords[locale].leftOut}{' '}
      {findings.map((finding, index) => (
        <span key={finding.id} dir="auto">
          {index > 0 && ' · '}
          <a href={linkTo(`check-${finding.id}`)}>
            {toBrief(sayFinding(finding, locale).statement).replace(/\.$/, '')}
          </a>
        </span>
      ))}
    </p>
  );
};
