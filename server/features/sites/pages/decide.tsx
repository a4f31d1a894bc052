import { useLocale } from '../../../../components/shared/locale.ts';
import { DECISION_KINDS, MAX_DECISIONS } from '../../../../lib/decision.ts';
import type { Finding } from '../../../../lib/model.ts';
import { toBrief } from '../../../../lib/view/visible.ts';
import { decisionWords } from '../../../../lib/words/report/decision.ts';
import { getCheckTitle } from '../../../../lib/words/say.ts';
import { sitesWords } from '../../../../lib/words/service/sites.ts';
import { toSitePaths } from '../../../core/paths.ts';
import type { SiteReport, SiteView } from './site-view.ts';

/** Props shared by all parts of the path. */
export interface PathOf {
  /** The id of the site. */
  readonly id: string;
  readonly latest: SiteReport;
  /** Null for those who may not decide. */
  readonly token: string | null;
  readonly fault: SiteView['fault'];
}

interface ReasonProps {
  readonly field: string;
  /** Its error; null if there is none. */
  readonly ownFault: string | null;
  readonly typed: string;
}

const Reason = ({ field, ownFault, typed }: ReasonProps) => {
  const locale = useLocale();
  return (
    <div class="field">
      <label for={field}>{decisionWords[locale].reason}</label>
      <textarea
        id={field}
        name="reason"
        required
        maxLength={MAX_DECISIONS.reason}
        aria-invalid={ownFault !== null}
        aria-describedby={ownFault === null ? `${field}-hint` : `${field}-fault ${field}-hint`}
      >
        {ownFault === null ? '' : typed}
      </textarea>
      {ownFault !== null && (
        <p class="error" id={`${field}-fault`} role="alert">
          {ownFault}
        </p>
      )}
      <p class="quiet" id={`${field}-hint`}>
        {sitesWords[locale].site.decideHint}
      </p>
    </div>
  );
};

interface DecideProps extends PathOf {
  readonly finding: Finding;
  readonly token: string;
  /** Whether there are forms for other findings of the same step next to it. */
  readonly isOneOfSeveral: boolean;
}

/** The form for a decision about a finding of a site and its reason; works without a script. */
export const Decide = ({ finding, id, token, fault, isOneOfSeveral }: DecideProps) => {
  const locale = useLocale();
  const words = decisionWords[locale];
  const ownFault = fault?.of === 'decision' && fault.check === finding.id ? fault.text : null;
  const field = `reason-${finding.id}`;
  return (
    <details class="decide" open={ownFault !== null}>
      <summary>
        {words.open}{' '}
        <span class={isOneOfSeveral ? 'quiet' : 'unseen'}>{toBrief(getCheckTitle(finding.id, locale))}</span>
      </summary>
      <form method="post" action={toSitePaths(id).decide}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="check" value={finding.id} />
        <fieldset>
          <legend>{words.which}</legend>
          {DECISION_KINDS.map((kind, nth) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={nth === 0} /> {words.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <Reason {...{ field, ownFault }} typed={fault?.typed ?? ''} />
        <button type="submit" class="button" data-kind="small">
          {words.save}
        </button>
      </form>
    </details>
  );
};
