import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ScanResult } from '../../lib/api/result.ts';
import type { Pillar } from '../../lib/model.ts';

/** What earlier landed versions left, each made by building that version from its commit and using it in the test world. */

/** A database of a browser as a version left it, with what it takes to make it anew. */
export interface StoredDatabase {
  readonly version: number;
  readonly stores: Readonly<
    Record<
      string,
      {
        readonly keyPath: string | null;
        readonly indexes: readonly { readonly name: string; readonly keyPath: string | readonly string[] }[];
        readonly rows: readonly unknown[];
        readonly keys: readonly string[];
      }
    >
  >;
}

/** A browser in which an earlier version scanned three pages: one without a key, two with one. */
export interface Profile {
  readonly rules: number;
  /** Whether that version could decide about a finding; then its user did, for `gewoon.nl`. */
  readonly decided: string;
  readonly scans: readonly {
    readonly id: string;
    readonly host: string;
    readonly result: ScanResult;
    readonly overall: number | null;
  }[];
  readonly local: Readonly<Record<string, unknown>>;
  readonly databases: Readonly<Record<string, StoredDatabase>>;
}

/** A store of a service of an earlier version, and what it told of it in the end. */
export interface StoredService {
  readonly told: {
    readonly rules: number;
    readonly key: string;
    readonly scans: Readonly<
      Record<
        string,
        { readonly overall_score?: number | null; readonly pillars?: readonly (readonly [Pillar, number | null])[] }
      >
    >;
    readonly [what: string]: unknown;
  };
  /** As `pg_dump --inserts` writes it. */
  readonly sql: string;
}

const read = <T>(name: string): T =>
  JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, name))).toString()) as T;

const named = <T>(beginning: string): readonly (readonly [string, T])[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith(beginning) && name.endsWith('.json.gz'))
    .toSorted()
    .map((name) => [name, read<T>(name)]);

export const storedProfiles = (): readonly (readonly [string, Profile])[] => named('profile-');
export const storedStores = (): readonly (readonly [string, StoredService])[] => named('store-');
