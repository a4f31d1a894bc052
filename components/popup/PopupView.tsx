import type { ComponentProps } from 'preact';
import type { LedgerEntry, Level } from '../../lib/model.ts';
import type { ScanState } from '../../lib/state.ts';
import { toColumns } from '../../lib/view/compare/columns.ts';
import { isLimited } from '../../lib/view/grade.ts';
import { groupByHost } from '../../lib/view/ledger.ts';
import { isUnseen } from '../../lib/view/scan-state.ts';
import { toBrief } from '../../lib/view/visible.ts';
import { limitSentence } from '../../lib/words/report/total.ts';
import { AccessOffer } from '../shared/AccessOffer.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { GradeWord } from '../shared/GradeWord.tsx';
import { useCommon, useLanguage } from '../shared/locale.ts';
import { SixColumns } from '../shared/SixColumns.tsx';
import { KeyLine } from '../shared/service/KeyLine.tsx';
import { PillarRow } from './PillarRow.tsx';
import { usePopupWords } from './words.ts';

interface LedgerSummaryProps {
  readonly ledger: readonly LedgerEntry[];
  /** Who may be contacted. */
  readonly level: Level;
}

/** A short form of the ledger, collapsed under one word: who may be contacted, each host, how often, and for which purpose. */
export const LedgerSummary = ({ ledger, level }: LedgerSummaryProps) => {
  const words = useCommon();
  const { contacts, level: levelIs } = usePopupWords();
  const hosts = groupByHost(ledger);
  return (
    <details class="ledger">
      <summary>{contacts}</summary>
      <p>
        {levelIs} {words.levels[level].name}. {words.contacts({ contacts: ledger.length, hosts: hosts.length })}
      </p>
      {hosts.length === 0 && <p class="quiet">{words.ledger.empty}</p>}
      <ul class="hosts">
        {hosts.map(({ host, contacts, purposes, notFollowed, inPage }) => (
          <li key={host}>
            <bdi>{toBrief(host)}</bdi> <span class="count">{contacts.length} ×</span>
            <span class="said">
              {purposes.map((purpose) => words.purposes[purpose] ?? toBrief(purpose)).join(', ')}
            </span>
            {notFollowed > 0 && (
              <span class="said">
                {notFollowed} × {words.ledger.notFollowed}
              </span>
            )}
            {inPage > 0 && (
              <span class="said">
                {inPage} × {words.ledger.inPage}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p class="quiet">{words.ledger.promise}</p>
    </details>
  );
};

interface Props {
  readonly state: ScanState;
  readonly keyRequest: ComponentProps<typeof KeyLine>['request'];
  readonly onAccess?: (() => void) | undefined;
  /** Access is requested above already, was declined there, or the tab shows another site now. */
  readonly isRequested?: boolean;
  readonly onEnterKey: () => void;
}

/** The total of the six pillars; the popup shows it only when all are in. */
const Grade = ({ state }: { readonly state: ScanState }) => {
  const language = useLanguage();
  const { common } = language;
  const words = usePopupWords();
  const without = state.overall === null ? words.noGradeBecause : '';
  const sentence = state.limit ? toBrief(limitSentence(state.limit, language)) : without;
  if (state.phase === 'scanning') return <p class="waiting">{words.waiting}</p>;
  return (
    <>
      <GradeWord
        score={state.overall}
        incomplete={state.incomplete}
        limited={isLimited(state.limit)}
        without={words.noGrade}
      />
      {sentence !== '' && <p class="quiet">{sentence}</p>}
      {state.range && <p class="quiet">{common.range({ low: state.range[0], high: state.range[1] })}</p>}
    </>
  );
};

/** Grade, chart, six rows, ledger and key line of one scan. */
export const PopupView = ({ state, keyRequest, onAccess, isRequested = false, onEnterKey }: Props) => {
  const offersAccess = !isRequested && state.phase !== 'scanning' && isUnseen(state, 'denied');
  const words = usePopupWords();
  const common = useCommon();
  return (
    <>
      <section aria-label={words.grade}>
        <Grade state={state} />
        <SixColumns columns={toColumns(state.pillars)} />
      </section>
      <section aria-label={words.pillars}>
        <h2 class="unseen">{words.pillars}</h2>
        <ul class="pillars">
          {state.pillars.map((pillar) => (
            <ErrorBoundary key={pillar.id} of={pillar} as="li" name={common.pillars[pillar.id]}>
              <PillarRow state={pillar} host={state.host} onAccess={onAccess} />
            </ErrorBoundary>
          ))}
        </ul>
      </section>
      {offersAccess && onAccess && (
        <div class="access-offer">
          <AccessOffer host={state.host} onAccess={onAccess} />
        </div>
      )}
      <section aria-label={common.ledger.title}>
        <ErrorBoundary of={state.ledger} name={common.ledger.title}>
          <LedgerSummary ledger={state.ledger} level={state.level} />
        </ErrorBoundary>
      </section>
      {state.tier === 'public' && <KeyLine words={words} request={keyRequest} onEnter={onEnterKey} />}
    </>
  );
};
