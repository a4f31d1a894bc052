import { transformSync } from 'rolldown/utils';

const JSX = { runtime: 'automatic', importSource: 'preact' } as const;

/**
 * Compiles a `.tsx` to calls without types; `tsconfig: false`, because ours extends what WXT generates, which a fresh clone does
 * not have.
 */
export const compileMarkup = (file: string, text: string): string => {
  const { code, errors } = transformSync(file, text, { jsx: JSX, tsconfig: false });
  const [error] = errors;
  if (error !== undefined) throw error;
  return code;
};
