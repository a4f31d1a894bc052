import { assetsCached } from '../../../lib/checks/onderhoud/assets-cached.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { blind } from '../../kit/facts.ts';
import { file, sampled } from './software.ts';

const cached = (...cacheControls: readonly (string | null)[]) => ({
  scripts: sampled(
    ...cacheControls.map((cacheControl) => (cacheControl === null ? blind('timeout') : file({ cacheControl }))),
  ),
});
const expiring = (...seconds: readonly number[]) => ({
  scripts: sampled(...seconds.map((expiresIn) => file({ cacheControl: 'public', expiresIn }))),
});
const YEAR = 'public, max-age=31536000';

cases(assetsCached, {
  most: [
    cached(YEAR, YEAR, YEAR),
    cached(YEAR, 'immutable', 'max-age=604800'),
    cached(YEAR, YEAR, YEAR, YEAR, 'no-cache'),
    cached(YEAR, YEAR, null),
    expiring(31_536_000, 604_800, 700_000),
  ],
  some: [cached(YEAR, YEAR, ''), cached(YEAR, 'max-age=3600', YEAR, 'no-store')],
  few: [cached('', '', ''), expiring(604_799, 0, 0), cached(YEAR, 'max-age=604799', 'no-store, max-age=31536000')],
  tooFew: [cached(), cached('', '')],
});

const { scripts: two } = cached(YEAR, YEAR);

blindCases(assetsCached, [
  cached(null, null, YEAR),
  // The addresses of the others may not be requested.
  { scripts: { ...two, candidates: 5 } },
  { scripts: sampled(blind('otherHost'), blind('otherHost'), blind('otherHost')) },
]);
