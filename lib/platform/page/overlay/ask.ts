import type { Lost } from '../../../collect/page/dom/find-element.ts';
import { getPageState } from '../../../collect/page/dom/state.ts';
import type { PageState } from '../../../collect/page/dom/world.ts';
import type { ElementLocation } from '../../../model.ts';

/** One offender to show, with its texts ready for display. */
export interface Offender {
  readonly location: ElementLocation;
  /** Index among several elements that look the same, from 0. */
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

/** What the overlay should show: plain data, which is passed into the page's isolated world. */
export interface OverlayRequest {
  readonly offenders: readonly Offender[];
  /** Index of the offender to show first. */
  readonly at: number;
  /** The check's title and its conclusion. */
  readonly title: string;
  readonly sentence: string;
  readonly locale: string;
  readonly words: OverlayWords;
}

/** The outcome: drawn, or the reason why the first offender was not found. */
export type Drawn = 'drawn' | Lost;

/**
 * Why the overlay ended: its user closed it or opened the report, another of our overlays or a scan replaced it, or the
 * page removed it.
 */
export type Ending = 'closed' | 'report' | 'replaced' | 'removed';

/** The overlay's interface in the isolated world, out of the page's reach. */
export interface OverlayHost {
  show(ask: OverlayRequest): Drawn;
  /** Resolves when the current overlay ends; immediately when there is none. */
  ended(): Promise<Ending>;
  end(): void;
}

/** The state of this world, with the overlay that `entrypoints/overlay.ts` stored there. */
export interface OverlayState extends Omit<PageState, 'overlay'> {
  overlay?: OverlayHost;
}

/** Stores the overlay in this world; an existing one stays, because it knows what is drawn. */
export const storeOverlay = (host: OverlayHost): void => {
  const state = getPageState() as OverlayState;
  state.overlay ??= host;
};

/** Removes what is drawn in the page, before anything is read from it. */
export const clearOverlay = (): void => getPageState().overlay?.end();
