import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCopyrightYear } from '../../../lib/parse/dates/copyright-year.ts';

test.each([
  ['© 2026 Voorbeeld', 2026],
  ['© 2009–2024', 2024],
  ['© 2020, 2022, 2026', 2026],
  ['© 2020, 2022 en 2026 Voorbeeld', 2026],
  ['Copyright 2019 & 2024', 2024],
  ['2020, 2026 © Voorbeeld', 2026],
  ['© 2019 | 2023 Voorbeeld', 2023],
  ['© 2020, 1200 AB Utrecht', 2020],
  ['© Bakker Jansen, Grote Markt, 2011 RD Haarlem', null],
  ['© Bakker Jansen · Grote Markt 1 - 2011RD  HAARLEM', null],
  ["© Bakker Jansen, 2011 RD 's-Hertogenbosch 2026", 2026],
  ['2037 AB Haarlem © Bakker', null],
  ['© 2020 AB Schilders', 2020],
  ['© 2009-2020 AB Schilders', 2020],
  ['© De Werf 2020 BV Haarlem', 2020],
  ['© De Werf 2020 Haarlem', 2020],
  ['© Gemeente Waterstad, Postbus 2001, 9400 AB Assen', null],
  ['© Waterstad, P.O. Box 2001 | 2026', 2026],
  ['© Café 1900', null],
  ['© 1985-2026 De Werf', 2026],
  ['© 2015 - vandaag', Number.POSITIVE_INFINITY],
  ['© 2020 tot op heden', Number.POSITIVE_INFINITY],
  ['© 2020 bis heute', Number.POSITIVE_INFINITY],
  ['© 2020 to date', Number.POSITIVE_INFINITY],
  ['© 2020 and onwards', Number.POSITIVE_INFINITY],
  ['© 2020 → 2026', 2026],
  ['© 2020 ‑ 2026', 2026],
  ['© 2020  −  2026', 2026],
  ['© 2020 through 2026', 2026],
  ['© 2024 • 2025 • 2026', 2026],
  ['Ⓒ 2026', 2026],
  ['© 2020 nieuws van 2026', 2020],
  ['© 2020 onze belofte', 2020],
  ['© 2019-26', 2026],
  ['© 2009 - heden', Number.POSITIVE_INFINITY],
  ['Copyright Voorbeeld 2021. Alle rechten voorbehouden.', 2021],
  ['2020 © Voorbeeld', 2020],
  ['(c) 2018, © 2022', 2022],
  ['Sinds 1984', null],
  ['© Bakkerij Jansen, sinds 1950', null],
  ['© Jansen & Zn. Since 1950. © 2026', 2026],
  ['© 2026 Bakkerij Jansen, anno 1950', 2026],
  ['Tel. 030-2026123', null],
  ['© Jansen B.V. | KvK 20131234', null],
  ['© Jansen B.V. | KvK 20131234 | 2026 ©', 2026],
  ['', null],
])('%s', (text, year) => expect(findCopyrightYear(text)).toBe(year));

const piece = fc.oneof(
  fc.constantFrom(
    '©',
    'Ⓒ',
    '(c)',
    'Copyright',
    '2019',
    '2026',
    '1998',
    '20261',
    '26',
    'heden',
    'onwards',
    'sinds',
    'en',
  ),
  fc.constantFrom('© 1998-26', '© 2009 - heden', '2020, 2022 ©'),
  fc.constantFrom(' ', '-', '–', ',', '|', '\n', 'a'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const footer = fc.array(piece, { maxLength: 20, size: 'max' }).map((pieces) => pieces.join(''));

test('the year found in any text is named in it, beside a copyright mark', () =>
  fc.assert(
    fc.property(footer, (text) => {
      const year = findCopyrightYear(text);
      if (year === null) {
        expect(findCopyrightYear(`${text}\n© 2001.`)).toBe(2001);
        return;
      }
      expect(text).toMatch(/©|ⓒ|\(c\)|copyright/i);
      const isOpen = year === Number.POSITIVE_INFINITY;
      expect(isOpen || (year >= 1900 && year < 2100)).toBe(true);
      expect(text).toMatch(isOpen ? /heden|onwards/ : new RegExp(String(year).slice(2)));
    }),
  ));

test('no year is found in any text without a copyright mark', () =>
  fc.assert(
    fc.property(footer, (text) => {
      expect(findCopyrightYear(text.replace(/©|ⓒ|\(|copyright/gi, ' '))).toBeNull();
    }),
  ));
