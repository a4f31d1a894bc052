import { useState } from 'preact/hooks';
import { PILLARS, type Pillar } from '../../../../lib/model.ts';
import { type Column, toColumns } from '../../../../lib/view/compare/columns.ts';
import { SCAN_EVENTS } from '../../../core/paths.ts';

/** The events that the service sends about a running scan, by name. */
export interface ScanNews {
  readonly progress: { readonly pillar: Pillar; readonly score: number | null };
  /** Path of the result. */
  readonly done: { readonly path: string };
  /** Why there is no result, in the language of the page. */
  readonly fault: { readonly message: string };
}

/** The progress of a scan requested in a form. */
export interface ScanProgress {
  readonly columns: readonly Column[];
  /** What is being scanned, as typed; null while nothing is. */
  readonly host: string | null;
  /** Number of pillars judged. */
  readonly done: number;
  readonly fault: string | null;
  submit(event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void;
}

type Scores = ReadonlyMap<Pillar, number | null>;

/** The columns of a site in which everything is in order. */
const WHOLE = toColumns(PILLARS.map((id) => ({ id, score: 100 })));

const toColumnsRow = (scores: Scores): readonly Column[] =>
  toColumns(PILLARS.map((id) => ({ id, score: scores.get(id) ?? null, phase: scores.has(id) ? 'done' : 'busy' })));

/** Listens to the events of a scan until it has ended; `lost` is called when the connection is lost. */
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
  // It would reconnect by itself, which would request another scan.
  source.addEventListener('error', () => {
    source.close();
    onEvent.lost();
  });
};

/** State of a form that shows its scan's progress; `fault` is the initial error. */
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
      // Submit as without scripts: that joins an equal scan already running.
      lost: () => form.submit(),
    });
  };
  return { ...state, submit: handleSubmit };
};
