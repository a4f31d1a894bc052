import * as z from 'zod/mini';
import type {
  AdvisoryRow,
  CrawlerRow,
  DataTable,
  EndOfLifeRow,
  NewestRow,
  RdapRow,
  ServerHoleRow,
  TableData,
} from '../data/table-shapes.ts';
import { parseIsoDay } from '../time.ts';

/**
 * What a bundle of data may contain: plain facts. Every text is a name, a version, a day or an https address, so that a
 * bundle cannot contain markup, a pattern, a weight or a rule, even if it was signed.
 */

const MAX_ROWS = 20_000;
const NAME = /^[\p{L}\d@][\p{L}\d .,:!()@/&'+_-]{0,79}$/u;
const VERSION = /^\d{1,9}(?:\.\d{1,9}){0,4}[a-z]{0,2}(?:[-.]?[a-z]{1,10}[-.]?[\d.]{0,16})?$/i;
const ADDRESS = /^https:\/\/[a-z\d.-]{1,253}(?::\d{1,5})?\/[\w/.~!@%+#()',=&;-]{0,400}$/i;
const TLD = /^[a-z]{2,24}$|^xn--[a-z0-9-]{2,59}$/;

const isDay = (text: string): boolean => !Number.isNaN(parseIsoDay(text));

const Day = z.string().check(z.refine(isDay));
const Name = z.string().check(z.regex(NAME));
const Version = z.string().check(z.regex(VERSION));
const Address = z.string().check(z.regex(ADDRESS));
/** A page to read about it; a few old makers have no https. */
const Page = z.string().check(z.refine((text) => ADDRESS.test(text.replace(/^http:/, 'https:'))));
const RowIndex = z.int().check(z.nonnegative());
const Source = z.tuple([Page, Name, z.union([Day, z.literal('')]), Day]);

/** A table of rows of one shape, each with a source that is in the table. */
const createTableSchema = <Row extends readonly unknown[]>(row: z.ZodMiniType<Row>): z.ZodMiniType<DataTable<Row>> =>
  z
    .strictObject({ sources: z.array(Source), rows: z.array(row).check(z.maxLength(MAX_ROWS)) })
    .check(z.refine(({ sources, rows }) => rows.every((one) => Number(one.at(-1)) < sources.length))) as never;

const EndOfLife = z.tuple([
  Name,
  Version,
  z.nullable(Day),
  z.nullable(Day),
  z.nullable(Version),
  z.nullable(Day),
  z.nullable(Version),
  z.array(z.tuple([Version, Day])),
  RowIndex,
]) satisfies z.ZodMiniType<EndOfLifeRow>;

const Advisory = z.tuple([
  Name,
  Name,
  z.enum(['low', 'medium', 'high', 'critical']),
  Version,
  Version,
  z.enum(['browser', 'node', 'framework']),
  z.enum(['runs', 'leaks', 'hangs', 'server']),
  RowIndex,
]) satisfies z.ZodMiniType<AdvisoryRow>;

const ServerHole = z.tuple([
  Name,
  Name,
  Version,
  Version,
  z.enum(['runs', 'leaks', 'hangs']),
  z.boolean(),
  RowIndex,
]) satisfies z.ZodMiniType<ServerHoleRow>;

const Crawler = z.tuple([
  Name,
  Name,
  z.enum(['classic', 'search', 'user', 'training', 'token', 'archive', 'other', 'obsolete']),
  z.enum(['yes', 'mostly', 'no', 'undocumented']),
  z.enum([
    ...(['outOfBoth', 'notCited', 'lessVisible', 'notIndexed', 'outOfSearch'] as const),
    ...(['notOpened', 'little', 'none', 'policy', 'groundingLost'] as const),
  ]),
  z.array(Name),
  z.nullable(Name),
  z.enum(['major', 'judged', 'shown']),
  RowIndex,
]) satisfies z.ZodMiniType<CrawlerRow>;

const Rdap = z.tuple([
  Address,
  z.array(z.string().check(z.regex(TLD))),
  z.boolean(),
  RowIndex,
]) satisfies z.ZodMiniType<RdapRow>;
const Newest = z.tuple([Name, Version, RowIndex]) satisfies z.ZodMiniType<NewestRow>;

/** The tables of a bundle: all of them, and nothing else. */
export const BundleTables = z.strictObject({
  endOfLife: createTableSchema<EndOfLifeRow>(EndOfLife),
  advisories: createTableSchema<AdvisoryRow>(Advisory),
  serverHoles: createTableSchema<ServerHoleRow>(ServerHole),
  crawlers: createTableSchema<CrawlerRow>(Crawler),
  rdapServers: createTableSchema<RdapRow>(Rdap),
  newest: createTableSchema<NewestRow>(Newest),
}) satisfies z.ZodMiniType<TableData>;

const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The signed content: which bundle it is, and its tables with the SHA-256 of each as JSON. */
export const BundleContent = z.strictObject({
  /** Increases with each bundle of an operator; never 0, which is the package's own. */
  number: z.int().check(z.positive()),
  day: Day,
  digests: z.record(z.string(), Digest),
  tables: z.record(z.string(), z.unknown()),
});

/** The name of this format: others are not read. */
export const BUNDLE_FORMAT = 'pijler-data-1';

/** The file: the content as text, and its signature (ECDSA on P-256 with SHA-256, in WebCrypto's format, in base64). */
export const BundleFile = z.strictObject({
  format: z.literal(BUNDLE_FORMAT),
  signature: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
  content: z.string(),
});
