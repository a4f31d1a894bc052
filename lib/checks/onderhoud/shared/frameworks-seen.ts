import { PRODUCTS } from '../../../data/software/products.ts';
import { getTables } from '../../../data/tables.ts';
import type { Facts, Seen } from '../../../evidence.ts';
import type { FoundLibrary } from '../../../parse/software/found-libraries.ts';
import { canBeReleased, compareVersions } from '../../../parse/software/version.ts';
import { getOwn } from '../../../parse/text/own.ts';
import { findProductsSeen } from './products-seen.ts';

/** The facts from which frameworks are identified. */
interface FrameworkFacts {
  readonly page: Facts['page'];
  readonly libraries: Seen<Facts['libraries']>;
  readonly answer: Seen<Facts['answer']>;
}

/** The newest release of each framework that fixed a vulnerability. */
const listNewestRepairs = (): ReadonlyMap<string, string> =>
  new Map(
    getTables()
      .advisories.filter(({ scope }) => scope === 'framework')
      .toSorted((a, b) => compareVersions(a.below, b.below))
      .map(({ library, below }) => [library, below] as const),
  );
/** Headers that only a framework's running server sets. */
const SERVERS: Readonly<Record<string, RegExp>> = { nextjs: /^x-(?:nextjs-|middleware-|vercel-id$|matched-path$)/ };

const readHeaders = (answer: Seen<Facts['answer']>) => (answer.seen ? answer.value.headers : {});

/** Frameworks with a server part whose version is visible and for which advisories are known. */
export const findFrameworks = ({ page, libraries, answer }: FrameworkFacts): readonly FoundLibrary[] => {
  const newestRepairs = listNewestRepairs();
  return findProductsSeen(page, readHeaders(answer), libraries.seen ? libraries.value : []).flatMap(
    ({ id, name, version }) => {
      const mended = newestRepairs.get(id);
      return version !== null && mended !== undefined && canBeReleased(version, mended)
        ? [{ id, name, version, where: '' }]
        : [];
    },
  );
};

/** Whether a fresh answer shows that the framework's own server generated it; a site of exported files has no such server. */
export const isServed = (id: string, answer: Seen<Facts['answer']>): boolean => {
  const headers = readHeaders(answer);
  const signs = PRODUCTS.find((product) => product.id === id)?.headers ?? [];
  return (
    signs.some(([name, pattern]) => pattern.test(headers[name] ?? '')) ||
    Object.keys(headers).some((name) => getOwn(SERVERS, id)?.test(name) === true)
  );
};
