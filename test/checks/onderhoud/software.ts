import type { Facts } from '../../../lib/evidence.ts';
import { blind, http, NOW, page, resource, scan, seen } from '../../kit/facts.ts';

/** Situations shared by the tests of the library checks. */
export const later = scan({ at: NOW + 200 * 86_400_000 });

const bare = {
  page: page(),
  scan: scan(),
  answer: seen<Facts['answer']>({ ...http(), barrier: null }),
  scripts: seen<Facts['scripts']>({ candidates: 0, sample: [] }),
};

/** A page whose own world names the given libraries: `jquery 3.4.1`. */
export const world = (...named: readonly string[]) => ({
  ...bare,
  libraries: seen(
    named.map((one) => {
      const [library = '', version = ''] = one.split(' ');
      return { library, version };
    }),
  ),
});

/** A page that loads scripts from the given addresses and names nothing. */
export const loading = (...addresses: readonly string[]) => ({
  ...world(),
  page: page({ resources: { list: addresses.map((url) => resource('script', url)) } }),
});

type Files = Extract<Facts['scripts']['sample'][number]['file'], { seen: true }>;

/** One own script as it was read. */
export const file = (changes: Partial<Files['value']> = {}): Files => ({
  seen: true,
  value: {
    status: 200,
    contentType: 'text/javascript',
    cacheControl: '',
    bytes: 90_000,
    truncated: false,
    banners: [],
    constants: [],
    developmentMarks: [],
    sourceMap: '',
    ...changes,
  },
});

/** A sample of the given own scripts. */
export const sampled = (...files: readonly Facts['scripts']['sample'][number]['file'][]): Facts['scripts'] => ({
  candidates: files.length,
  sample: files.map((one, index) => ({ url: `https://voorbeeld.nl/${index}.js`, file: one })),
});

/** A page whose own scripts carry the given comments. */
export const bundled = (...banners: readonly string[]) => ({
  ...world(),
  scripts: seen(sampled(file({ banners: [...banners] }))),
});

/** All of the page's own scripts are at addresses that may not be asked. */
export const passedOver = { ...world(), scripts: seen(sampled(blind('otherHost'), blind('otherHost'))) };

/** Nothing but the page was seen. */
export const pageOnly = { ...bare, libraries: blind('timeout'), scripts: blind('denied') };
