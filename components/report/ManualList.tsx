import { reportWords } from '../../lib/words/report.ts';
import { useLocale } from '../shared/locale.ts';

/** What no machine can tell about accessibility. */
export const ManualList = () => {
  const { manual } = reportWords[useLocale()];
  return (
    <details class="manual">
      <summary>
        <span>{manual.title}</span>
      </summary>
      <p class="quiet">{manual.intro}</p>
      <ol>
        {manual.list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
    </details>
  );
};
