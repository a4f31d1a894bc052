import type { FirstStep } from '../../lib/state.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { findTerms } from '../../lib/words/glossary.ts';
import { formatWorth } from '../../lib/words/step.ts';
import { useCommon, useLanguage } from '../shared/locale.ts';
import { Terms } from '../shared/Terms.tsx';
import { usePopupWords } from './words.ts';

interface Props {
  readonly isPartner: boolean;
  /** The first repair step, on the partner tier, once it is known. */
  readonly first: FirstStep | null;
  /** Address of the report page; null while there is nothing to show. */
  readonly reportUrl: string | null;
  readonly mayScan: boolean;
  readonly onAgain: () => void;
  readonly onSettings: () => void;
}

interface GainProps extends Pick<Props, 'reportUrl'> {
  readonly step: FirstStep;
}

/** The first repair step and its gain, without references to steps that only the report shows. */
export const GainLine = ({ step, reportUrl }: GainProps) => {
  const language = useLanguage();
  const words = usePopupWords();
  const { steps, glossary } = language.common;
  return (
    <>
      <p class="gain">
        {words.startWith}{' '}
        <span class="kind" data-kind={step.kind}>
          {steps.kinds[step.kind]}
        </span>{' '}
        <b>
          {reportUrl && step.check ? (
            <a href={`${reportUrl}/check-${step.check}`} target="_blank" rel="noopener">
              {toBrief(step.title)}
            </a>
          ) : (
            toBrief(step.title)
          )}
        </b>
        , <span class="worth">{formatWorth({ ...step, countsWith: null }, language)}</span>
      </p>
      <Terms terms={findTerms([step.title], glossary)} />
    </>
  );
};

/** The two buttons and the link to the settings. */
export const PopupFoot = ({ isPartner, first, reportUrl, mayScan, onAgain, onSettings }: Props) => {
  const words = usePopupWords();
  const common = useCommon();
  const report = isPartner ? words.fullReport : words.report;
  return (
    <footer class="foot">
      {first && <GainLine step={first} reportUrl={reportUrl} />}
      <div class="actions">
        {reportUrl === null ? (
          <button type="button" class="button" data-kind="primary" disabled>
            {report}
          </button>
        ) : (
          <a class="button" data-kind="primary" href={reportUrl} target="_blank" rel="noopener">
            {report}
          </a>
        )}
        <button type="button" class="button" disabled={!mayScan} onClick={onAgain}>
          {words.again}
        </button>
      </div>
      <p class="small">
        <button type="button" class="link" onClick={onSettings}>
          {common.openSettings}
        </button>
      </p>
    </footer>
  );
};
