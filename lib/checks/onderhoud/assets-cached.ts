import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { parseCacheControl } from '../../parse/http/cache-control.ts';
import { SECONDS } from '../../time.ts';

const SHARE = { good: 0.8, fair: 0.5 };
const FEW = 3;

type File = Pick<
  Extract<Facts['scripts']['sample'][number]['file'], { seen: true }>['value'],
  'cacheControl' | 'expiresIn'
>;

/**
 * Whether a file is cached for a week or more, by Cache-Control or, when that gives no age, by Expires or Last-Modified
 * (RFC 9111 §4.2).
 */
const isCached = ({ cacheControl, expiresIn = 0 }: File): boolean => {
  const directives = parseCacheControl(cacheControl);
  if (directives.has('no-store') || directives.has('no-cache')) return false;
  return directives.has('immutable') || Number(directives.get('max-age') ?? expiresIn) >= SECONDS.week;
};

export const assetsCached = defineCheck({
  id: 'assets-cached',
  weight: 2,
  who: 'hostingpartij',
  effort: 1,
  source: 'https://web.dev/articles/uses-long-cache-ttl',
  needs: ['scripts'],
  verdicts: { most: 'pass', some: 'warn', few: 'fail', tooFew: 'skip' },

  judge({ scripts }) {
    const { sample, candidates } = scripts;
    if (candidates < FEW) return { code: 'tooFew' };
    // There are more scripts, at addresses that may not be requested.
    if (sample.length < FEW) return toUnseen('otherHost');
    const files = sample.flatMap(({ url, file }) =>
      file.seen && file.value.status === 200 ? [{ url, ...file.value }] : [],
    );
    const blind = sample.flatMap(({ file }) => (file.seen || file.why === 'notApplicable' ? [] : [file.why]))[0];
    if (files.length * 2 < sample.length && blind !== undefined) return toUnseen(blind);
    if (files.length === 0) return { code: 'tooFew' };

    const lost = files.filter((file) => !isCached(file));
    const share = 1 - lost.length / files.length;
    const args = { count: files.length, kept: files.length - lost.length };
    const items = lost.map(({ url, cacheControl }) => `${url} (${cacheControl === '' ? '–' : cacheControl})`);
    if (share >= SHARE.good) return { code: 'most', args };
    return { code: share >= SHARE.fair ? 'some' : 'few', args, items };
  },
});
