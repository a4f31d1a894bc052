/** Tests of the service that the full run repeats on a PostgreSQL, by the beginnings of their paths. */
export const ON_POSTGRES: readonly string[] = [
  'test/server/admin',
  'test/server/cli/database',
  'test/server/http',
  'test/server/jobs',
  'test/server/real/two-webs',
  'test/server/store',
];
