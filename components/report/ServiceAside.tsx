import type { ServiceResult } from '../../lib/api/service.ts';
import { serviceWords } from '../../lib/words/service/service.ts';
import { useLocale } from '../shared/locale.ts';
import { OperationTree } from '../shared/service/OperationTree.tsx';

/** What a service sent in addition to the scores: the number of checks, and all of it unchanged. */
export const ServiceAside = ({ result }: { readonly result: ServiceResult }) => {
  const words = serviceWords[useLocale()];
  const count = result.pillars.reduce((sum, { checks }) => sum + (checks ?? 0), 0);
  return (
    <>
      {count > 0 && <p>{words.checks({ count })}</p>}
      {Object.keys(result.aside).length > 0 && (
        <details>
          <summary>{words.aside}</summary>
          <OperationTree value={result.aside} />
        </details>
      )}
    </>
  );
};
