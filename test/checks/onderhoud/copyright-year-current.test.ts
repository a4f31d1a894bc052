import { copyrightYearCurrent } from '../../../lib/checks/onderhoud/copyright-year-current.ts';
import { cases } from '../../kit/cases.ts';
import { page, scan } from '../../kit/facts.ts';

const footed = (footer: string, at?: number) => ({
  page: page({ text: { footer } }),
  scan: scan(at === undefined ? {} : { at }),
});
const FEBRUARY = Date.UTC(2026, 1, 20);

cases(copyrightYearCurrent, {
  current: [
    footed('© 2026 Voorbeeld'),
    footed('Copyright © Voorbeeld Tweewielers 2025'),
    footed('© 2009 – 2026 Voorbeeld'),
    footed('© 2009-heden'),
    footed('© 2009 tot heden'),
    footed('© 2009 t/m 2026 Voorbeeld'),
    footed('© 1998–’26 Voorbeeld'),
    footed('© 2019-26 Voorbeeld'),
    footed('2026 © Voorbeeld'),
    footed('© 2024 Voorbeeld', FEBRUARY),
    { page: page({ text: { body: `${'tekst '.repeat(400)} © 2026 Voorbeeld` } }), scan: scan() },
  ],
  old: [
    footed('© 2019 Voorbeeld'),
    footed('(c) 2009-2021'),
    footed('© 2024 Voorbeeld'),
    footed('© 2023 Voorbeeld', FEBRUARY),
  ],
  absent: [footed(''), footed('Voorbeeld sinds 1984'), footed('KvK 20261984')],
});
