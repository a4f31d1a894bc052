import type { OpenApi } from '../../../server/app/openapi/document.ts';

/** A description with errors that every OpenAPI linter knows: no description, no tags, and an undefined security scheme. */
export const worsen = ({ info: { title, version }, ...rest }: OpenApi): unknown => ({
  ...rest,
  info: { title, version },
  tags: [],
  security: [{ nobody: [] }],
});
