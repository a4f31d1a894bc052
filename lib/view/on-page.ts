import type { ElementLocation, Finding } from '../model.ts';

/** Why an offender is not shown on the page; each has its sentence in `lib/words/<locale>/report/on-page.ts`. */
export type NotShown = 'gone' | 'newer' | 'moved' | 'access' | 'silent' | 'changed' | 'frame';

/** The progress of showing. */
export type Showing =
  | { readonly step: 'looking' | 'shown' | 'scanning' | 'refused' }
  | { readonly step: 'notShown'; readonly why: NotShown };

/** An offender that can be shown. */
export interface Placed {
  readonly location: ElementLocation;
  /** Index of the finding's item that describes it. */
  readonly item: number;
  /** Index among several elements that look the same, from 0. */
  readonly turn: number;
}

/** Elements in the head of a document are not drawn anywhere. */
const isDrawn = ({ at }: ElementLocation): boolean =>
  !/(?:^|>>> )head\b/.test(at) && !/^(?:meta|title|link|script)\b/.test(at);

const isAlike = (one: ElementLocation, other: ElementLocation): boolean => one.at === other.at && one.saw === other.saw;

/** The offenders of a finding that are drawn in the page, in the order of its items. */
export const listDrawable = ({ places = [] }: Pick<Finding, 'places'>): readonly Placed[] => {
  const drawn = places.map((location) => (location !== null && isDrawn(location) ? location : null));
  return drawn.flatMap((location, item) =>
    location === null
      ? []
      : [{ location, item, turn: drawn.slice(0, item).filter((one) => one !== null && isAlike(one, location)).length }],
  );
};
