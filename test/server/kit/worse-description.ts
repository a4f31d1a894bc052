import type { OpenApi } from '../../../server/app/openapi/document.ts';

/** A description with faults that every linter of OpenAPI knows: no description, no tags, and a security scheme that is not there. */
export const worsen = ({ info: { title, version }, ...rest }: OpenApi): unknown => ({
  ...rest,
  info: { title, version },
  tags: [],
  security: [{ nobody: [] }],
});
