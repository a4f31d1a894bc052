import type { ComponentChildren } from 'preact';
import type { ServiceNote, ServicePart, ServiceResult } from '../../../lib/api/service.ts';
import { type Condition, countMinutesApart, type Local, listConditions } from '../../../lib/view/service.ts';
import { toBrief, toWebAddress } from '../../../lib/view/visible.ts';
import { serviceWords } from '../../../lib/words/service/service.ts';
import { useLocale } from '../locale.ts';

interface Props {
  readonly part: ServicePart;
  readonly local: Local;
  readonly result: ServiceResult;
  readonly isFull: boolean;
  /** What the service sent in addition to the scores, if there is room to show it. */
  readonly aside: ComponentChildren;
}

/** The service's own word for the grade, its tier and limit. */
const Terms = ({ result }: { readonly result: ServiceResult }) => {
  const words = serviceWords[useLocale()];
  const { label, tier, rateLimit } = result;
  const known = tier === 'public' || tier === 'partner' ? words.tiers[tier] : tier;
  const terms = [
    label,
    known === null ? null : words.tier({ tier: known }),
    rateLimit === null ? null : words.limit({ limit: rateLimit }),
  ];
  return <p class="terms">{toBrief(terms.filter((term) => term !== null).join(' · '))}</p>;
};

const Remark = ({ note }: { readonly note: ServiceNote }) => {
  const { notes } = serviceWords[useLocale()];
  const sentence = notes[note.code];
  return <li>{typeof sentence === 'string' ? sentence : sentence({ detail: toBrief(note.detail) })}</li>;
};

const Reason = ({ condition, minutes }: { readonly condition: Condition; readonly minutes: number }) => {
  const { conditions } = serviceWords[useLocale()];
  const sentence = conditions[condition];
  return <li>{typeof sentence === 'string' ? sentence : sentence({ minutes })}</li>;
};

/** Remarks on the service's scores: its terms, its oddities, and why the two sources may differ. */
export const ServiceRemarks = ({ part, local, result, isFull, aside }: Props) => {
  const words = serviceWords[useLocale()];
  const conditions = listConditions(local, part);
  const minutes = countMinutesApart(local, part);
  const link = toWebAddress(result.scanUrl ?? '');
  return (
    <>
      <Terms result={result} />
      {result.notes.length > 0 && (
        <ul class="remarks">
          {result.notes.map((note) => (
            <Remark key={`${note.code} ${note.detail}`} note={note} />
          ))}
        </ul>
      )}
      {conditions.length > 0 && (
        <details open={isFull}>
          <summary>{words.why}</summary>
          <ul class="remarks">
            {conditions.map((condition) => (
              <Reason key={condition} {...{ condition, minutes }} />
            ))}
          </ul>
        </details>
      )}
      {aside}
      {link && (
        <p>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {words.open}
          </a>
        </p>
      )}
    </>
  );
};
