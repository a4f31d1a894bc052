import type { ServicePart, ServiceResult } from '../../../lib/api/service.ts';
import { getServiceHost, type Local, listScoreRows, type ScoreRow } from '../../../lib/view/service.ts';
import { formatSeconds, formatSigned } from '../../../lib/words/format.ts';
import { serviceWords } from '../../../lib/words/service/service.ts';
import { useCommon, useLocale } from '../locale.ts';

interface Props {
  readonly part: ServicePart;
  readonly local: Local;
  readonly result: ServiceResult;
}

const Score = ({ score }: { readonly score: number | null }) => {
  const words = serviceWords[useLocale()];
  return (
    <td class="num">
      {score ?? (
        <>
          <span aria-hidden="true">–</span>
          <span class="unseen">{words.none}</span>
        </>
      )}
    </td>
  );
};

const Row = ({ row }: { readonly row: ScoreRow }) => {
  const locale = useLocale();
  const common = useCommon();
  const { pillar, local, service, difference } = row;
  return (
    <tr data-total={pillar === null ? '' : undefined}>
      <th scope="row">{pillar === null ? serviceWords[locale].total : common.pillars[pillar]}</th>
      <Score score={local} />
      <Score score={service} />
      <td class="num">{difference === null ? '' : formatSigned(locale, difference)}</td>
    </tr>
  );
};

/** How long a source took. */
const Took = ({ ms }: { readonly ms: number | null }) => {
  const locale = useLocale();
  if (ms === null) return null;
  return <span class="took">{serviceWords[locale].took({ seconds: formatSeconds(locale, ms) })}</span>;
};

/** Both sources side by side, each with its name and its time. */
export const ServiceScores = ({ part, local, result }: Props) => {
  const words = serviceWords[useLocale()];
  return (
    <table class="table">
      <caption class="unseen">{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.pillar}</th>
          <th scope="col" class="num">
            {words.here} <Took ms={local.ms} />
          </th>
          <th scope="col" class="num">
            <bdi>{getServiceHost(part.base)}</bdi> <Took ms={part.ms} />
          </th>
          <th scope="col" class="num">
            {words.difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {listScoreRows(local, result).map((row) => (
          <Row key={row.pillar ?? 'total'} row={row} />
        ))}
      </tbody>
    </table>
  );
};
