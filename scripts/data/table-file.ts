import type { DataTable, TableData, TableName } from '../../lib/data/table-shapes.ts';

/** How a table is written: its file in `lib/data/generated`, the name of its constant, and the type of its rows. */
interface TableFile {
  readonly file: string;
  readonly constant: string;
  readonly row: string;
  readonly about: string;
}

export const TABLE_FILES: Readonly<Record<TableName, TableFile>> = {
  endOfLife: {
    file: 'end-of-life.ts',
    constant: 'END_OF_LIFE_TABLE',
    row: 'EndOfLifeRow',
    about: 'When branches of products and libraries end, and how far their patches have come.',
  },
  advisories: {
    file: 'advisories.ts',
    constant: 'ADVISORIES_TABLE',
    row: 'AdvisoryRow',
    about: 'Published security advisories of browser libraries and frameworks, range by range.',
  },
  serverHoles: {
    file: 'server-holes.ts',
    constant: 'SERVER_HOLES_TABLE',
    row: 'ServerHoleRow',
    about: 'Known holes of web servers, PHP and OpenSSL in branches that are mended.',
  },
  crawlers: {
    file: 'crawlers.ts',
    constant: 'CRAWLERS_TABLE',
    row: 'CrawlerRow',
    about: 'Crawlers and tokens of search engines and AI services.',
  },
  rdapServers: {
    file: 'rdap-servers.ts',
    constant: 'RDAP_SERVERS_TABLE',
    row: 'RdapRow',
    about: "Registries' RDAP servers (RFC 9224) and the names for which they answer.",
  },
  newest: {
    file: 'newest.ts',
    constant: 'NEWEST_TABLE',
    row: 'NewestRow',
    about: 'The newest release of each library.',
  },
};

const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  return Array.isArray(value) ? `[${value.map(literal).join(', ')}]` : String(value);
};

const lines = (rows: readonly (readonly unknown[])[]): string => rows.map((row) => `    ${literal(row)},\n`).join('');

/** The text of a table's file, before it is formatted. */
export const tableText = (name: TableName, { sources, rows }: DataTable<readonly unknown[]>): string => {
  const { constant, row, about } = TABLE_FILES[name];
  return `import type { ${['DataTable', row].toSorted().join(', ')} } from '../table-shapes.ts';

/** ${about} Made by \`npm run data\`: what is wrong here is mended in \`scripts/data\`. */
export const ${constant}: DataTable<${row}> = {
  sources: [
${lines(sources)}  ],
  rows: [
${lines(rows)}  ],
};
`;
};

export const tableNames = Object.keys(TABLE_FILES) as readonly TableName[];

/** The texts of all tables, by file name. */
export const tableTexts = (data: TableData): ReadonlyMap<string, string> =>
  new Map(tableNames.map((name) => [TABLE_FILES[name].file, tableText(name, data[name])] as const));
