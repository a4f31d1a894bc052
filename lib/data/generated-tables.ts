import { ADVISORIES_TABLE } from './generated/advisories.ts';
import { CRAWLERS_TABLE } from './generated/crawlers.ts';
import { END_OF_LIFE_TABLE } from './generated/end-of-life.ts';
import { NEWEST_TABLE } from './generated/newest.ts';
import { RDAP_SERVERS_TABLE } from './generated/rdap-servers.ts';
import { SERVER_HOLES_TABLE } from './generated/server-holes.ts';
import type { TableData } from './table-shapes.ts';

/** The tables that are in the package, as `npm run data` made them. */
export const GENERATED_TABLES: TableData = {
  endOfLife: END_OF_LIFE_TABLE,
  advisories: ADVISORIES_TABLE,
  serverHoles: SERVER_HOLES_TABLE,
  crawlers: CRAWLERS_TABLE,
  rdapServers: RDAP_SERVERS_TABLE,
  newest: NEWEST_TABLE,
};
