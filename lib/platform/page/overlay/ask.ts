import type { Lost } from '../../../collect/page/dom/find-element.ts';
import { getPageState } from '../../../collect/page/dom/state.ts';
import type { PageState } from '../../../collect/page/dom/world.ts';
import type { ElementLocation } from '../../../model.ts';

/** One offender to be shown, with what is told of it; every text is ready to be read. */
export interface Offender {
  readonly location: ElementLocation;
  /** Which of several that look the same, from 0. */
  readonly turn: number;
  /** `2 van 7`. */
  readonly count: string;
  readonly item: string;
}

/** The overlay's own words. */
interface OverlayWords {
  readonly name: string;
  readonly next: string;
  readonly previous: string;
  readonly close: string;
  readonly report: string;
  readonly scrollBack: string;
  readonly around: string;
  readonly lost: Readonly<Record<Lost, string>>;
}

/** What the overlay is asked to show: plain data, which crosses into the page's isolated world. */
export interface OverlayRequest {
  readonly offenders: readonly Offender[];
  /** Which of them first. */
  readonly at: number;
  /** The check, and its conclusion. */
  readonly title: string;
  readonly sentence: string;
  readonly locale: string;
  readonly words: OverlayWords;
}

/** What became of it: it is drawn, or its first offender was not found. */
export type Drawn = 'drawn' | Lost;

/** Why the overlay went: its user closed it or asks for the report, something else of ours took its place, or the page removed it. */
export type Ending = 'closed' | 'report' | 'replaced' | 'removed';

/** What the overlay leaves in the isolated world, where no page reaches it. */
export interface OverlayHost {
  show(ask: OverlayRequest): Drawn;
  /** Resolves when the overlay that is there goes; at once where none is. */
  ended(): Promise<Ending>;
  end(): void;
}

/** The state of this world, with the overlay that `entrypoints/overlay.ts` left there. */
export interface OverlayState extends Omit<PageState, 'overlay'> {
  overlay?: OverlayHost;
}

/** Leaves the overlay in this world; one that is there already stays, for it knows what is drawn. */
export const storeOverlay = (host: OverlayHost): void => {
  const state = getPageState() as OverlayState;
  state.overlay ??= host;
};

/** Takes away what is drawn in the page, before anything is read of it. */
export const clearOverlay = (): void => getPageState().overlay?.end();
