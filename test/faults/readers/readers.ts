import { OF_FILES } from './of-files.ts';
import { OF_HEADERS } from './of-headers.ts';
import { OF_NAMES } from './of-names.ts';
import { OF_PAGES } from './of-pages.ts';
import { OF_STATES } from './of-states.ts';
import type { Readers } from './reader.ts';

/** A reader for each module of lib/parse to which a stranger's text comes. */
export const READERS: Readers = { ...OF_PAGES, ...OF_HEADERS, ...OF_NAMES, ...OF_FILES, ...OF_STATES };
