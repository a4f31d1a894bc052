import { Fragment } from 'preact';
import { toBrief } from '../../lib/view/visible.ts';
import type { PillarView } from '../../lib/view.ts';
import { splitSentence } from '../../lib/words/first-sentence.ts';
import { formatShare } from '../../lib/words/format.ts';
import { reportWords } from '../../lib/words/report/report.ts';
import { sayCap } from '../../lib/words/say.ts';
import { STUDIES } from '../../lib/words/service/studies.ts';
import { useCommon, useLocale } from '../shared/locale.ts';

/** The meaning of the accessibility pillar's three numbers, and the method behind them. */
const Method = ({ counts }: Pick<PillarView, 'counts'>) => {
  const { pillar, manual, method } = reportWords[useLocale()];
  return (
    <>
      <p class="three">{pillar.three({ ...counts, manual: manual.list.length })}</p>
      <p class="quiet">{method}</p>
    </>
  );
};

/** The basis of the pillar's weights. */
const Weights = ({ pillar }: Pick<PillarView, 'pillar'>) => {
  const { weights } = reportWords[useLocale()];
  if (pillar !== 'ai' && pillar !== 'onderhoud') return null;
  const studies = STUDIES[pillar];
  return (
    <p class="quiet">
      {weights[pillar]}
      {studies.map(({ name, url }, index) => (
        <Fragment key={url}>
          {index === 0 ? ' ' : ', '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
      {studies.length > 0 && '.'}
    </p>
  );
};

/** What a reader must know to interpret a pillar's score correctly. */
export const PillarRemarks = ({ view }: { readonly view: PillarView }) => {
  const locale = useLocale();
  const { pillar: words, honesty } = reportWords[locale];
  const { because } = useCommon().total;
  const { pillar, score, counts, isMoot } = view;
  const share = formatShare(locale, score.seen);
  return (
    <>
      {score.score === null && <p>{isMoot ? words.notApplicable : words.tooLittleSeen({ share })}</p>}
      {score.score !== null && score.incomplete && <p>{words.incomplete({ share })}</p>}
      {score.cap && (
        <p>
          {because({
            at: score.cap.at,
            reason: toBrief(
              splitSentence(
                sayCap(
                  view.groups.flatMap(({ findings }) => findings),
                  score.cap.check,
                  locale,
                ),
              )[0],
            ),
          })}
        </p>
      )}
      {(pillar === 'ai' || pillar === 'toegankelijkheid') && <p class="honest">{honesty[pillar]}</p>}
      {pillar === 'toegankelijkheid' && !isMoot && <Method counts={counts} />}
      {!isMoot && <Weights pillar={pillar} />}
      {counts.issues === 0 && counts.unmeasured === 0 && !isMoot && (
        <p>{words.allGood({ count: counts.carriedOut })}</p>
      )}
    </>
  );
};
