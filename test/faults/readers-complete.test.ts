import '../kit/work/work.ts';
import { describe, expect, test } from 'vitest';
import { entered } from '../kit/work/work.ts';
import { FOLDERS } from './readers/folders.ts';
import { READERS } from './readers/readers.ts';

/* A function that no reader calls is covered by neither linear-parsers.test.ts nor every-parser.test.ts. */

describe('every function that a parser exports is called by its reader', () => {
  test.each(Object.entries(READERS))('%s', async (name, { read, like = [] }) => {
    const folders = FOLDERS.get(name) ?? [];
    const modules = await Promise.all(folders.map((folder) => import(`../../lib/parse/${folder}/${name}.ts`)));
    const exported = modules.flatMap((one) => Object.values<unknown>(one));
    const names = exported
      .filter((one) => typeof one === 'function' && !isError(one))
      .map((one) => (one as Named).name);
    entered();
    for (const text of ['a', '1.2', 'a,b c;d', ...like]) read(text);
    const ran = entered().filter(({ url }) =>
      folders.some((folder) => url.endsWith(`/lib/parse/${folder}/${name}.ts`)),
    );
    const called = ran.flatMap(({ functions }) => functions.filter(isEntered).map(({ functionName }) => functionName));
    expect(names.filter((one) => !called.includes(one))).toEqual([]);
  });
});

type Named = { readonly name: string };
const isError = (one: object): boolean => 'prototype' in one && one.prototype instanceof Error;
const isEntered = ({ ranges }: { readonly ranges: readonly { readonly count: number }[] }): boolean =>
  (ranges[0]?.count ?? 0) > 0;
