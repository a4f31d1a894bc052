import { useState } from 'preact/hooks';
import { PILLARS, type Pillar } from '../../../../lib/model.ts';
import { type Column, toColumns } from '../../../../lib/view/compare/columns.ts';
import { SCAN_EVENTS } from '../../../core/paths.ts';

/** What the service tells of a scan that is under way, by the name of the event. */
export interface ScanNews {
  readonly progress: { readonly pillar: Pillar; readonly score: number | null };
  /** Where the result is. */
  readonly done: { readonly path: string };
  /** Why there is none, in the language of the page. */
  readonly fault: { readonly message: string };
}

/** How far a scan is that was asked for in a form. */
export interface ScanProgress {
  readonly columns: readonly Column[];
  /** What is scanned, as it was typed; null while nothing is. */
  readonly host: string | null;
  /** Pillars that are judged. */
  readonly done: number;
  readonly fault: string | null;
  submit(event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void;
}

type Scores = ReadonlyMap<Pillar, number | null>;

/** The picture of a site in which all is in order. */
const WHOLE = toColumns(PILLARS.map((id) => ({ id, score: 100 })));

const toColumnsRow = (scores: Scores): readonly Column[] =>
  toColumns(PILLARS.map((id) => ({ id, score: scores.get(id) ?? null, phase: scores.has(id) ? 'done' : 'busy' })));

/** Hears of a scan until it has ended; `lost` where the connection is. */
const follow = (
  url: string,
  onEvent: { readonly [Name in keyof ScanNews]: (news: ScanNews[Name]) => void } & { lost(): void },
): void => {
  const source = new EventSource(`${SCAN_EVENTS}?${new URLSearchParams({ url })}`);
  const on = <Name extends keyof ScanNews>(name: Name, onNews: (news: ScanNews[Name]) => void): void =>
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      if (name !== 'progress') source.close();
      onNews(JSON.parse(data) as ScanNews[Name]);
    });
  on('progress', onEvent.progress);
  on('done', onEvent.done);
  on('fault', onEvent.fault);
  // It would ask anew by itself, and that is another scan.
  source.addEventListener('error', () => {
    source.close();
    onEvent.lost();
  });
};

/** A form whose scan is shown while it goes on; what it says of the last one is `fault`. */
export const useScanProgress = (fault: string | null): ScanProgress => {
  const [state, setState] = useState<Omit<ScanProgress, 'submit'>>({ columns: WHOLE, host: null, done: 0, fault });
  const handleSubmit: ScanProgress['submit'] = (event) => {
    event.preventDefault();
    if (state.host !== null) return;
    const form = event.currentTarget;
    const host = String(new FormData(form).get('url'));
    const scores = new Map<Pillar, number | null>();
    const show = (): void => setState({ columns: toColumnsRow(scores), host, done: scores.size, fault: null });
    show();
    follow(host, {
      progress: ({ pillar, score }) => {
        scores.set(pillar, score);
        show();
      },
      done: ({ path }) => {
        setState({ columns: WHOLE, host: null, done: 0, fault: null });
        location.assign(path);
      },
      fault: ({ message }) => setState({ columns: WHOLE, host: null, done: 0, fault: message }),
      // As without scripts: an equal scan under way is joined.
      lost: () => form.submit(),
    });
  };
  return { ...state, submit: handleSubmit };
};
