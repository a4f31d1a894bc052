import { transformSync } from 'rolldown/utils';

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

/** The text of a `.tsx` with its markup as calls and without types; `tsconfig: false`, for what WXT makes of ours is not there in a fresh clone. */
export const compileMarkup = (file: string, text: string): string => {
  const { code, errors } = transformSync(file, text, { jsx: JSX, tsconfig: false });
  const [error] = errors;
  if (error !== undefined) throw error;
  return code;
};
