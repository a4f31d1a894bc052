import type { Report } from '../../lib/model.ts';
import { brief } from '../../lib/view/visible.ts';

/** What the two sides of a comparison are called: two sites by their names, two scans of one by which came first. */
export const sideLabels = (
  before: Report,
  after: Report,
  words: { readonly before: string; readonly after: string },
): readonly [string, string] =>
  before.target.host === after.target.host
    ? [words.before, words.after]
    : [brief(before.target.host), brief(after.target.host)];
