import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makePace } from '../store/pace.ts';

/** Limits on reading a body: characters of one item or field, and items of one list. */
interface RowLimits {
  readonly longest: number;
  /** Reading stops after one item more than this: enough to report that there are too many. */
  readonly most: number;
}

/** A body that is not JSON, or has an item that is too long; the framework treats it as the client's error. */
class BadBody extends Error {
  readonly statusCode: number;
  constructor(message: string, statusCode = 400) {
    super(message);
    this.name = 'BadBody';
    this.statusCode = statusCode;
  }
}

const spaceAt = /[ \t\r\n]*/y;

/** Index of the next character that is not white space. */
const skipSpace = (text: string, at: number): number => {
  spaceAt.lastIndex = at;
  spaceAt.test(text);
  return spaceAt.lastIndex;
};

/** Index after the string that starts here. */
const findStringEnd = (text: string, at: number): number => {
  for (let end = text.indexOf('"', at + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end + 1;
  }
  throw new BadBody('a string that does not end');
};

const plainAt = /[^,\]}\s]*/y;

/** Index after the number or word that starts here. */
const findPlainEnd = (text: string, at: number): number => {
  plainAt.lastIndex = at;
  plainAt.test(text);
  return plainAt.lastIndex;
};

/**
 * Index after the list or object that starts here, by its brackets and strings only, or once more than `longest` characters were
 * read.
 */
const findNestedEnd = (text: string, start: number, longest: number): number => {
  let depth = 0;
  let at = start;
  do {
    const character = text[at];
    if (character === '[' || character === '{') depth += 1;
    if (character === ']' || character === '}') depth -= 1;
    at = character === '"' ? findStringEnd(text, at) : at + 1;
  } while (depth > 0 && at < text.length && at - start <= longest);
  return at;
};

/** Index after the value that starts here; `JSON.parse` decides later whether it is valid. */
const findValueEnd = (text: string, start: number, longest: number): number => {
  const first = text[start] ?? '';
  const isNested = first === '[' || first === '{';
  const plain = first === '"' ? findStringEnd : findPlainEnd;
  const end = isNested ? findNestedEnd(text, start, longest) : plain(text, start);
  if (end - start > longest) throw new BadBody('one item is too long', 413);
  return end;
};

const parseValue = (text: string): unknown => {
  if (text.includes('"__proto__"')) throw new BadBody('a field of another kind');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBody('no JSON');
  }
};

/** Items of a list, and the index after it; null if there were more than are read. */
interface List {
  readonly items: readonly unknown[];
  readonly end: number | null;
}

const readList = async (text: string, start: number, { longest, most }: RowLimits): Promise<List> => {
  const pace = makePace();
  const items: unknown[] = [];
  let at = skipSpace(text, start + 1);
  if (text[at] === ']') return { items, end: at + 1 };
  for (;;) {
    const end = findValueEnd(text, at, longest);
    items.push(parseValue(text.slice(at, end)));
    if (items.length > most) return { items, end: null };
    await pace();
    at = skipSpace(text, end);
    if (text[at] === ']') return { items, end: at + 1 };
    if (text[at] !== ',') throw new BadBody('no JSON');
    at = skipSpace(text, at + 1);
  }
};

/** The name of a field, and the index of its value. */
const nameAt = (text: string, start: number, longest: number): readonly [name: string, at: number] => {
  if (text[start] !== '"') throw new BadBody('no JSON');
  const end = findValueEnd(text, start, longest);
  const colon = skipSpace(text, end);
  if (text[colon] !== ':') throw new BadBody('no JSON');
  return [String(parseValue(text.slice(start, end))), skipSpace(text, colon + 1)];
};

/** The value of a field (a list is read item by item), and the index after it; null if more follows that is not read. */
const readField = async (text: string, at: number, limits: RowLimits): Promise<readonly [unknown, number | null]> => {
  if (text[at] === '[') {
    const { items, end } = await readList(text, at, limits);
    return [items, end];
  }
  const end = findValueEnd(text, at, limits.longest);
  return [parseValue(text.slice(at, end)), end];
};

const MAX_FIELDS = 100;

const readFields = async (text: string, start: number, limits: RowLimits): Promise<unknown> => {
  const fields = new Map<string, unknown>();
  let at = skipSpace(text, start + 1);
  for (let count = 0; text[at] !== '}' || count > 0; count += 1) {
    const [name, next] = nameAt(text, at, limits.longest);
    const [value, end] = await readField(text, next, limits);
    fields.set(name, value);
    if (end === null) return Object.fromEntries(fields);
    at = skipSpace(text, end);
    if (text[at] === '}') break;
    if (text[at] !== ',' || count > MAX_FIELDS) throw new BadBody('no JSON');
    at = skipSpace(text, at + 1);
  }
  if (skipSpace(text, at + 1) !== text.length) throw new BadBody('no JSON');
  return Object.fromEntries(fields);
};

/**
 * Reads JSON that is a list, or an object with lists in it, item by item, and yields to other work in between. Rejects with an
 * error whose `statusCode` is for the client: 400 if it is not JSON, 413 if one item is too long.
 */
const readJsonRows = async (text: string, limits: RowLimits): Promise<unknown> => {
  const start = skipSpace(text, 0);
  if (text[start] === '{') return readFields(text, start, limits);
  if (text[start] !== '[') return parseValue(text.slice(0, limits.longest));
  const { items, end } = await readList(text, start, limits);
  if (end !== null && skipSpace(text, end) !== text.length) throw new BadBody('no JSON');
  return items;
};

/** Makes the routes of an app read JSON bodies this way. */
export const addJsonRows = (app: FastifyInstance, limits: RowLimits): void => {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_: FastifyRequest, body: string) =>
    readJsonRows(body, limits),
  );
};
