import { readCookieDate } from '../../lib/parse/dates/cookie-date.ts';
import { readIsoDate, readRfc3339, readW3cDate } from '../../lib/parse/dates/iso-dates.ts';
import { readHttpDate, readMailDate } from '../../lib/parse/dates/mail-dates.ts';

/** The moment at which dates with two figures for a year are read. */
export const DATED = Date.UTC(2026, 10, 20, 12);

interface Format {
  /** The paragraph that decides. */
  readonly source: string;
  readonly read: (text: string) => number | null;
  /** What is written, and the moment that it names (ISO 8601); null where it is no date of the format. */
  readonly vectors: readonly (readonly [written: string, moment: string | null])[];
}

/** Examples of each standard where it has them, and texts at the edges of its grammar. */
export const DATE_FORMATS: Readonly<Record<string, Format>> = {
  'RFC 3339': {
    source: 'RFC 3339 §5.6, §5.8',
    read: readRfc3339,
    vectors: [
      ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
      ['1996-12-19t16:39:57-08:00', '1996-12-20T00:39:57.000Z'],
      ['1990-12-31T23:59:60Z', '1991-01-01T00:00:00.000Z'],
      ['1990-12-31T15:59:60-08:00', '1991-01-01T00:00:00.000Z'],
      ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.870Z'],
      ['2024-02-29T00:00:00z', '2024-02-29T00:00:00.000Z'],
      ['2026-11-20T10:00:00-00:00', '2026-11-20T10:00:00.000Z'],
      ['2026-02-29T00:00:00Z', null],
      ['2026-11-20T10:00:61Z', null],
      ['2026-11-20T10:60:00Z', null],
      ['2026-11-20T10:00:00', null],
      ['2026-11-20T10:00Z', null],
      ['2026-11-20 10:00:00Z', null],
      ['2026-11-20', null],
      ['2026-11-20T10:00:00+0100', null],
      ['2026-11-20T10:00:00+24:00', null],
      ['2026-11-20T10:00:00.Z', null],
      [' 2026-11-20T10:00:00Z', null],
    ],
  },
  'W3C date': {
    source: 'W3C note on date and time formats',
    read: readW3cDate,
    vectors: [
      ['1997', '1997-01-01T00:00:00.000Z'],
      ['1997-07', '1997-07-01T00:00:00.000Z'],
      ['1997-07-16', '1997-07-16T00:00:00.000Z'],
      ['1997-07-16T19:20+01:00', '1997-07-16T18:20:00.000Z'],
      ['1997-07-16T19:20:30.45+01:00', '1997-07-16T18:20:30.450Z'],
      ['1997-07-16T19:20:60Z', null],
      ['1997-07-16T19:20', null],
      ['1997-07-16T19:20+0100', null],
      ['1997-07-16t19:20Z', null],
      ['1997-07-16T19:20z', null],
      ['1997-07-16 19:20Z', null],
      ['1997-00', null],
    ],
  },
  'ISO 8601': {
    source: 'HTML, "dates and times"',
    read: readIsoDate,
    vectors: [
      ['2026-11-20T10:00', '2026-11-20T10:00:00.000Z'],
      ['2026-11-20 10:00+0100', '2026-11-20T09:00:00.000Z'],
      ['2026-11', null],
    ],
  },
  'HTTP-date': {
    source: 'RFC 9110 §5.6.7',
    read: (text) => readHttpDate(text, DATED),
    vectors: [
      ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
      ['Sunday, 06-Nov-94 08:49:37 GMT', '1994-11-06T08:49:37.000Z'],
      ['Sun Nov  6 08:49:37 1994', '1994-11-06T08:49:37.000Z'],
      ['Thursday, 20-Nov-76 08:00:00 GMT', '2076-11-20T08:00:00.000Z'],
      ['Thursday, 20-Nov-77 08:00:00 GMT', '1977-11-20T08:00:00.000Z'],
      ['Sat, 31 Dec 2016 23:59:60 GMT', '2017-01-01T00:00:00.000Z'],
      ['Sun, 31 Feb 1994 08:49:37 GMT', null],
      ['Sun, 06 Nov 1994 24:00:00 GMT', null],
      ['Sun, 06 Nov 1994 08:49:37 CET', null],
      ['Sun, 6 Nov 1994 08:49:37 GMT', null],
      ['sun, 06 nov 1994 08:49:37 gmt', null],
    ],
  },
  'mail date': {
    source: 'RFC 5322 §3.3, §4.3',
    read: (text) => readMailDate(text, DATED),
    vectors: [
      ['25 Jun 2010 15:00:00 PST', '2010-06-25T23:00:00.000Z'],
      ['Fri, 25 Jun 2010 15:00:00 +0200', '2010-06-25T13:00:00.000Z'],
      ['Friday, 25-Jun-10 15:00:00 GMT', '2010-06-25T15:00:00.000Z'],
      ['20-Nov-26, 12:00', '2026-11-20T12:00:00.000Z'],
      ['31 Jun 2010 15:00:00 PST', null],
      ['25 Jun 2010 15:00:00 XYZ', null],
    ],
  },
  'cookie-date': {
    source: 'RFC 6265 §5.1.1',
    read: readCookieDate,
    vectors: [
      ['Wed, 09 Jun 2021 10:18:14 GMT', '2021-06-09T10:18:14.000Z'],
      ['Wed, 09-Jun-21 10:18:14 GMT', '2021-06-09T10:18:14.000Z'],
      ['Thu, 01-Jan-1970 00:00:01 GMT', '1970-01-01T00:00:01.000Z'],
      ['10:18:14 2021 june 9', '2021-06-09T10:18:14.000Z'],
      ['9th Jun 2021 1:2:3', '2021-06-09T01:02:03.000Z'],
      ['09 Jun 69 10:18:14', '2069-06-09T10:18:14.000Z'],
      ['09 Jun 70 10:18:14', '1970-06-09T10:18:14.000Z'],
      ['Wed, 31 Jun 2021 10:18:14 GMT', null],
      ['Wed, 09 Jun 2021 10:18:60 GMT', null],
      ['Wed, 09 Jun 2021 24:18:14 GMT', null],
      ['Wed, 09 Jun 1600 10:18:14 GMT', null],
      ['Wed, 09 Jun 2021', null],
      ['whenever', null],
    ],
  },
};
