import { createNotSeen, createSeen, FACTS, type FactName, type Facts, type Seen } from '../evidence.ts';
import type { Target } from '../model.ts';
import { isLocalFile } from '../parse/url/local-file.ts';
import { COLLECTORS } from './index.ts';
import type { Reach } from './network/reach.ts';
import { toNotSeen } from './seen-part.ts';

/** Facts that come from the page itself. All others are answers of a server, which a local file does not have. */
const OF_THE_PAGE: readonly FactName[] = ['scan', 'page', 'kind', 'axe', 'richResults', 'libraries', 'language'];

/**
 * Collects one fact, seen or not seen with the reason; never rejects. A collector that throws anything but
 * `NotObservable`, or returns a value that does not fit the fact's schema, is at fault: collectors must report external
 * failures as `NotObservable` themselves.
 */
export const collectFact = async <Name extends FactName>(
  name: Name,
  target: Target,
  reach: Reach,
): Promise<Seen<Facts[Name]>> => {
  if (isLocalFile(target.url) && !OF_THE_PAGE.includes(name)) return createNotSeen('notApplicable');
  try {
    const value: unknown = await COLLECTORS[name](target, reach);
    return createSeen(FACTS[name].parse(value) as Facts[Name]);
  } catch (error) {
    return toNotSeen(error, name);
  }
};
