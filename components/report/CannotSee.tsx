import type { Pillar } from '../../lib/model.ts';
import { limitsWords } from '../../lib/words/limits.ts';
import { useLocale } from '../shared/locale.ts';

/** What cannot be found out about a pillar from within a browser; nothing where all of it is told check by check. */
export const CannotSee = ({ pillar }: { readonly pillar: Pillar }) => {
  const { title, intro, of } = limitsWords[useLocale()];
  const points = of[pillar];
  if (points === undefined) return null;
  return (
    <details class="limits">
      <summary>
        <span>{title}</span>
      </summary>
      <p class="quiet">{intro}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
};
