import { type RawBuilder, sql } from 'kysely';
import { PILLARS, type Pillar } from '../../../../lib/model.ts';
import { stripWww } from '../../../../lib/parse/url/host-match.ts';
import type { Store } from '../../../core/store/open-store.ts';
import { mapPaced } from '../../../core/store/pace.ts';
import { type FiguredRow, readLastTwo, type SiteFigures, withFigures } from './site-figures.ts';
import type { SiteFields, SiteOfTeam } from './sites.ts';

type Db = Pick<Store, 'db'>;

/** A site of a team in a list; `createdAt` in ms since 1970. */
export interface Site extends SiteFields {
  readonly id: string;
  readonly url: string;
  readonly domain: string;
  readonly createdAt: number;
  readonly last: SiteFigures | null;
  /** The scan before the last one, if the two are comparable. */
  readonly before: SiteFigures | null;
  /** The last total minus the one before; null if either is unknown. */
  readonly change: number | null;
}

/** Orders of a list of sites. */
export const SITE_ORDERS = ['domain', 'client', 'total', ...PILLARS, 'change', 'last', 'danger'] as const;
export type SiteOrder = (typeof SITE_ORDERS)[number];

/** Selects sites. */
export interface SiteFilter {
  /** Part of the domain or of the client. */
  readonly q?: string;
  readonly tag?: string;
  readonly client?: string;
  /** A host, with or without `www.`. */
  readonly host?: string;
  /** Only those whose total fell. */
  readonly gotWorse?: boolean;
}

/** A position in a list: after the site with this key, domain and address. */
export type SiteCursor = readonly [key: string | number | null, domain: string, url: string];

/** The order of a page of a list, and its start. */
export interface SitePage {
  readonly by: SiteOrder;
  /** Highest or last first. */
  readonly isDescending: boolean;
  readonly after?: SiteCursor | null;
  readonly most: number;
}

/** Sites, where the next ones begin (null after the last), and the total number that matches the filter. */
export interface SitesFound {
  readonly sites: readonly Site[];
  readonly next: SiteCursor | null;
  readonly all: number;
}

type Row = FiguredRow & {
  readonly id: string;
  readonly url: string;
  readonly domain: string;
  readonly client: string;
  readonly tags: Site['tags'];
  readonly contacts: Site['contacts'];
  readonly pinned: Site['pinned'];
  readonly made_at: Date;
  readonly change: number | null;
  readonly key: string | number | null;
  readonly size: string;
};

const isPillar = (by: SiteOrder): by is Pillar => (PILLARS as readonly string[]).includes(by);

/** Returns the sort key of a list: a text or a double, so that a position in it can be named exactly. */
const toOrderKey = (by: SiteOrder): RawBuilder<unknown> => {
  if (isPillar(by)) return sql`(l_scores->>${sql.lit(by)})::float8`;
  if (by === 'domain') return sql`domain`;
  if (by === 'client') return sql`nullif(lower(client), '')`;
  if (by === 'last') return sql`extract(epoch from l_at)::float8`;
  return sql`${{ total: sql.ref('l_total'), change: sql.ref('change'), danger: sql.ref('l_danger') }[by]}::float8`;
};

/** Escapes a text for use in a pattern of `like`. */
const toLikePattern = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Selects a team's sites by their details; every query for sites starts from this. */
const selectMine = (team: string, { q = '', tag = '', client = '', host = '' }: SiteFilter): RawBuilder<unknown> => {
  const bare = stripWww(host);
  return sql`
    select id, url, domain, client, tags, contacts, pinned, made_at from sites where team = ${team}
    ${q === '' ? sql`` : sql`and (lower(domain) like ${toLikePattern(q)} or lower(client) like ${toLikePattern(q)})`}
    ${tag === '' ? sql`` : sql`and tags @> ${JSON.stringify([tag])}::jsonb`}
    ${client === '' ? sql`` : sql`and client = ${client}`}
    ${host === '' ? sql`` : sql`and domain in (${bare}, ${`www.${bare}`})`}`;
};

/** Matches rows after a position; those without a key come last in either direction. */
const matchBehind = ([key, domain, url]: SiteCursor, isDescending: boolean): RawBuilder<unknown> => {
  const later = sql`(domain, url) > (${domain}, ${url})`;
  if (key === null) return sql`key is null and ${later}`;
  const at = typeof key === 'number' ? sql`${key}::float8` : sql`${key}::text`;
  return sql`(key is null or key ${isDescending ? sql`<` : sql`>`} ${at} or (key = ${at} and ${later}))`;
};

const toSite = (row: Row): Site => {
  const { id, url, domain, client, tags, contacts, pinned, made_at: created, change } = row;
  return {
    id,
    url,
    domain,
    client,
    tags,
    contacts,
    pinned,
    createdAt: created.getTime(),
    ...readLastTwo(row),
    change,
  };
};

interface Listing {
  readonly filter?: SiteFilter;
  readonly page: SitePage;
}

/** Selects the rows of a page, and one more if there are more. */
const selectRows = (team: string, { filter = {}, page }: Listing): RawBuilder<Row> => {
  const { by, isDescending, after = null, most } = page;
  const worse = filter.gotWorse ? sql`where change < 0` : sql``;
  return sql<Row>`
    with figured as (${withFigures(selectMine(team, filter))}),
    listed as (select *, ${toOrderKey(by)} as key from figured ${worse})
    select *, (select count(*) from listed) as size from listed
    ${after === null ? sql`` : sql`where ${matchBehind(after, isDescending)}`}
    order by key ${isDescending ? sql`desc` : sql`asc`} nulls last, domain, url limit ${most + 1}`;
};

/**
 * Lists a team's sites that match a filter, one page at a time; takes time linear in the sites of the team, whatever the number
 * of their scans.
 */
export const listSites = async ({ db }: Db, team: string, listing: Listing): Promise<SitesFound> => {
  const { most } = listing.page;
  const { rows } = await selectRows(team, listing).execute(db);
  const sites = rows.slice(0, most);
  const last = rows.length > most ? sites.at(-1) : undefined;
  return {
    sites: await mapPaced(sites, toSite),
    next: last === undefined ? null : [last.key, last.domain, last.url],
    all: Number(rows[0]?.size ?? 0),
  };
};

/** Rows fetched at a time: their texts may be long, and what arrives at once is parsed in one go. */
const AT_ONCE = 100;

/**
 * Reads up to `most` sites of a team that match a filter, by domain: in slices, so that other work can run in between, however
 * long their texts are.
 */
export const readEverySite = ({ db }: Db, team: string, filter: SiteFilter, most: number): Promise<readonly Site[]> =>
  db.transaction().execute(async (tx) => {
    const listing = { filter, page: { by: 'domain', isDescending: false, most: most - 1 } } as const;
    await sql`declare every_site no scroll cursor for ${selectRows(team, listing)}`.execute(tx);
    const sites: Site[] = [];
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from every_site`.execute(tx);
      sites.push(...rows.map(toSite));
      if (rows.length < AT_ONCE) return sites;
    }
  });

/** Finds a site of a team; null if the team has none with that id. */
export const getSite = async ({ db }: Db, { team, id }: SiteOfTeam): Promise<Site | null> => {
  const own = sql`select * from (${selectMine(team, {})}) one where id = ${id}`;
  const { rows } = await sql<Row>`${withFigures(own)}`.execute(db);
  return rows[0] === undefined ? null : toSite(rows[0]);
};

/** Lists the distinct tags and clients of a team's sites, sorted, at most `most` of each. */
export const listNames = async (
  { db }: Db,
  team: string,
  most = 500,
): Promise<{ readonly tags: readonly string[]; readonly clients: readonly string[] }> => {
  const tags = await sql<{ readonly name: string }>`
    select distinct tag as name from sites, jsonb_array_elements_text(tags) tag where team = ${team}
    order by 1 limit ${most}`.execute(db);
  const clients = await sql<{ readonly name: string }>`
    select distinct client as name from sites where team = ${team} and client <> '' order by 1 limit ${most}`.execute(
    db,
  );
  return { tags: tags.rows.map(({ name }) => name), clients: clients.rows.map(({ name }) => name) };
};
