import { TREND, type TrendPoint } from '../../lib/view/compare/trend.ts';
import { formatTwoDates } from '../../lib/words/format.ts';
import { trendWords } from '../../lib/words/report/trend.ts';
import { useLocale } from './locale.ts';

/** A site's scores over several scans, as a line whose accessible name gives its ends; nothing for fewer than two. */
export const Trend = ({ points }: { readonly points: readonly TrendPoint[] }) => {
  const locale = useLocale();
  const first = points.at(0);
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return null;
  const [firstDay, lastDay] = formatTwoDates(locale, first.at, last.at);
  const name = trendWords[locale].over({
    count: points.length,
    first: first.score,
    firstDay,
    last: last.score,
    lastDay,
  });
  return (
    <svg class="trend" viewBox={`0 0 ${TREND.width} ${TREND.height}`} role="img" aria-label={name}>
      <path class="bounds" d={`M0 ${TREND.margin}H${TREND.width}M0 ${TREND.height - TREND.margin}H${TREND.width}`} />
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r={id === last.id ? 4 : 2.5} />
      ))}
    </svg>
  );
};
