import type { ColumnType } from 'kysely';
import type { Pillar } from '../../../lib/model.ts';

/** Written as text, read as the parsed value. */
export type Json<T> = ColumnType<T, string, string>;
export type JsonOrNone<T> = ColumnType<T | null, string | null, string | null>;

/** Scores by pillar; null for a pillar without one. */
export type Scores = Readonly<Partial<Record<Pillar, number | null>>>;
