/** Tests of the service that the full run repeats on a PostgreSQL, by path prefix. */
export const ON_POSTGRES: readonly string[] = [
  'test/server/admin',
  'test/server/app',
  'test/server/cli/database',
  'test/server/core',
  'test/server/features',
  'test/server/real/two-webs',
];
