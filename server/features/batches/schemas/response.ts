import type * as z from 'zod/mini';
import { toScanAnswer } from '../../../../lib/api/outgoing.ts';
import { toScanResult } from '../../../../lib/export/formats/report-result.ts';
import { type Locale, PILLARS } from '../../../../lib/model.ts';
import { parseHost } from '../../../../lib/parse/url/host-match.ts';
import { toIsoTextOrNone } from '../../../../lib/time.ts';
import { explainNotGradable } from '../../../../lib/words/report/not-gradable.ts';
import { type Reason, servedWords } from '../../../../lib/words/service/served.ts';
import { withLimit } from '../../../core/http/limits.ts';
import { RESULT_PATH } from '../../../core/paths.ts';
import type { Failure } from '../../scans/store/outcome.ts';
import type { Counts, Item } from '../store/batch-items.ts';
import type { Batch } from '../store/batches.ts';
import type { BatchResult, BatchStatus, BatchSummary } from './shapes.ts';

/** Converts a batch to its entry in a list. */
export const toBatchSummary = ({
  id,
  kind,
  locale,
  fresh,
  size,
  createdAt,
  ...batch
}: Batch): z.infer<typeof BatchSummary> => ({
  id,
  kind,
  language: locale,
  fresh,
  size,
  made_at: toIsoTextOrNone(createdAt) ?? '',
  cancelled_at: toIsoTextOrNone(batch.cancelledAt),
  ended_at: toIsoTextOrNone(batch.endedAt),
});

/** Converts a batch to its status; `progress` is from 0 to 1. */
export const toBatchStatus = (batch: Batch, counts: Counts): z.infer<typeof BatchStatus> => {
  const left = counts.waiting + counts.queued;
  const progress = batch.size === 0 ? 1 : Math.round(((batch.size - left) / batch.size) * 1_000) / 1_000;
  return { ...toBatchSummary(batch), counts: { ...counts }, left, progress };
};

/** Why a page has no result, in the language of its batch; null when it has one. */
export const toFailure = ({ failure, reason, detail }: Item, locale: Locale): BatchResult['failure'] => {
  if (failure === null) return null;
  const code = failure as Failure;
  const { failures, reasons } = servedWords[locale];
  const sentence = reason === null ? failures[code] : reasons[reason as Reason];
  return { code, message: detail === null ? sentence : `${sentence} (${detail})` };
};

/** Address of the page that shows the result; null when no scan is stored. */
export const toResultAddress = ({ domain }: Item, base: string): string | null =>
  domain === null ? null : `${base}${RESULT_PATH}${domain}`;

/**
 * Converts a finished page of a batch to a line of the results; `base` is the base address of result pages, `perHour` the
 * reader's limit.
 */
export const toResultLine = (
  item: Item,
  { locale, base, perHour }: { readonly locale: Locale; readonly base: string; readonly perHour: number },
): BatchResult => ({
  number: item.number,
  url: item.url,
  state: item.state as BatchResult['state'],
  failure: toFailure(item, locale),
  scan: item.scan,
  domain: item.domain ?? parseHost(item.url),
  overall_score: item.total,
  pillars: PILLARS.flatMap((id) => {
    const score = item.scores?.[id];
    return score === undefined ? [] : [{ id, score }];
  }),
  scan_url: item.state === 'done' ? toResultAddress(item, base) : null,
  finished_at: toIsoTextOrNone(item.endedAt),
  ...(item.partner !== null &&
    item.report !== null && {
      result: toScanAnswer(
        withLimit(toScanResult(item.report, locale, item.partner.scan_url), perHour),
        explainNotGradable(locale),
      ),
    }),
});
