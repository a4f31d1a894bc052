import type { hsts } from '../../checks/beveiliging/hsts.ts';
import type { WordsOf } from '../shape.ts';

export const beveiliging = {
  hsts: {
    title: 'HSTS',
    why: 'Met HSTS gebruikt een browser na het eerste bezoek alleen nog https. Wie op een openbaar netwerk meeleest, kan bezoekers dan niet meer naar de onbeveiligde versie leiden.',
    fix: 'Laat de server bij elk https-antwoord de regel “Strict-Transport-Security: max-age=31536000; includeSubDomains” meesturen. Controleer eerst of alle subdomeinen https spreken.',
    fixes: {
      nginx:
        'Zet in het server-blok: add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
      apache:
        'Zet in de VirtualHost of .htaccess: Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
    },
    says: {
      strong: ({ days }) => `HSTS staat aan voor ${days} dagen.`,
      short: ({ days }) => `HSTS staat aan, maar voor ${days} dagen; een jaar is de norm.`,
      tooShort: ({ days }) => `HSTS geldt maar ${days} dagen. Dat is te kort om te beschermen.`,
      malformed: 'De HSTS-regel bevat een fout, waardoor browsers hem negeren.',
      absent: 'De server stuurt geen HSTS mee.',
      plainHttp: 'Deze pagina is over http geopend; daar geldt HSTS niet.',
    },
  } satisfies WordsOf<typeof hsts>,
};
