import { readFileSync, statSync } from 'node:fs';
import { parseScanAnswer } from '../../lib/api/outgoing.ts';
import { ScanResult } from '../../lib/api/result.ts';
import { LARGEST_IMPORT, readReport } from '../../lib/export/read-report.ts';
import type { Earlier } from '../../lib/view/compare/against.ts';
import type { FaultWords } from './options/usage-error.ts';
import { UsageError } from './options/usage-error.ts';

type Why = keyof FaultWords['against'];

const refuse = (path: string, why: Why, where = ''): never => {
  throw new UsageError(({ against }) => against[why]({ path, where }));
};

const readText = (path: string): string => {
  let text = '';
  try {
    // A character is four bytes at most.
    if (statSync(path).size > 4 * LARGEST_IMPORT) return refuse(path, 'tooLarge');
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(({ unreadable }) => unreadable({ option: '--against', path }));
  }
  return text.length > LARGEST_IMPORT ? refuse(path, 'tooLarge') : text;
};

const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return refuse(path, 'notJson');
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const reportIn = (path: string, text: string): Earlier => {
  const read = readReport(text);
  return read.ok ? { report: read.report } : refuse(path, read.fault, read.where);
};

/** The error code of a failed scan. */
const readFailureCode = ({ error }: Readonly<Record<string, unknown>>): string =>
  isObject(error) && typeof error['code'] === 'string' ? error['code'].slice(0, 40) : '';

/**
 * Reads the earlier scan in a file: a report (`--format report`, or one that the extension saved) or a result (`--format json`).
 * Throws a UsageError that says what else the file is.
 */
export const readEarlier = (path: string): Earlier => {
  const text = readText(path);
  const value = parseJson(path, text);
  if (Array.isArray(value)) return refuse(path, 'several', String(value.length));
  if (!isObject(value)) return refuse(path, 'notAReport');
  const answer = parseScanAnswer(value);
  if (answer !== null) return { result: answer };
  if (value['ok'] === false) return refuse(path, 'failedScan', readFailureCode(value));
  if (value['ok'] !== true) return reportIn(path, text);
  const result = ScanResult.safeParse(value);
  if (result.success) return { result: result.data };
  return refuse(path, 'damaged', (result.error.issues[0]?.path ?? []).map(String).join('.'));
};
