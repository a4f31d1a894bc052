import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, type Cell, formatCsvLines } from '../../../../lib/export/csv.ts';
import { type Locale, PILLARS } from '../../../../lib/model.ts';
import { toIsoTextOrNone } from '../../../../lib/time.ts';
import { v1Words } from '../../../../lib/words/service/words.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { toFailure, toResultAddress, toResultLine } from '../schemas/response.ts';
import { type Item, readEndedItems } from '../store/batch-items.ts';
import type { Batch } from '../store/batches.ts';

/** The batch to export, the base address of result pages, and whether to include full details of every check. */
export interface Results {
  readonly store: Pick<Store, 'db'>;
  readonly batch: Batch;
  readonly base: string;
  readonly full: boolean;
  /** Hourly scan limit of the key that reads the results. */
  readonly perHour: number;
}

/** Pages read per query; a full result is about a hundred times as large as a short one. */
const SLICE = { full: 20, short: 500 };

/** Yields the finished pages of a batch in slices, so that the size of the batch does not matter. */
async function* readSlices({ store, batch, full }: Results): AsyncGenerator<readonly Item[]> {
  const most = full ? SLICE.full : SLICE.short;
  for (let after = 0; ; ) {
    const items = await readEndedItems(store.db, batch.id, { after, most, full });
    if (items.length > 0) yield items;
    if (items.length < most) return;
    after = items.at(-1)?.number ?? after;
  }
}

async function* streamLines(results: Results): AsyncGenerator<string> {
  const { base, batch, perHour } = results;
  const context = { base, locale: batch.locale, perHour };
  for await (const items of readSlices(results))
    yield items.map((item) => `${JSON.stringify(toResultLine(item, context))}\n`).join('');
}

const formatHead = (locale: Locale): readonly Cell[] => {
  const { number, url, state, total, failure, page, ended } = v1Words[locale].batches.columns;
  return [number, url, state, total, ...PILLARS, failure, page, ended];
};

const formatRow = (
  item: Item,
  { base, locale }: { readonly base: string; readonly locale: Locale },
): readonly Cell[] => {
  const { states } = v1Words[locale].batches;
  return [
    item.number,
    item.url,
    states[item.state as keyof typeof states],
    item.total,
    ...PILLARS.map((pillar) => item.scores?.[pillar] ?? null),
    toFailure(item, locale)?.message ?? '',
    item.state === 'done' ? toResultAddress(item, base) : '',
    toIsoTextOrNone(item.endedAt),
  ];
};

async function* streamRows(results: Results): AsyncGenerator<string> {
  const { base, batch } = results;
  const decimal = batch.locale === 'nl' ? ',' : '.';
  yield `${BYTE_ORDER_MARK}${formatCsvLines([formatHead(batch.locale)], decimal)}`;
  for await (const items of readSlices({ ...results, full: false }))
    yield formatCsvLines(
      items.map((item) => formatRow(item, { base, locale: batch.locale })),
      decimal,
    );
}

/** Streams the finished pages of a batch as JSON Lines, one page per line. */
export const asJsonLines = (results: Results): Readable => Readable.from(streamLines(results));

/** Streams the same results as CSV for a spreadsheet. */
export const asCsv = (results: Results): Readable => Readable.from(streamRows(results));
