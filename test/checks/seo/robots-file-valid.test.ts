import { robotsFileValid } from '../../../lib/checks/seo/robots-file-valid.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const file = (body: string, changes: Parameters<typeof http>[1] = {}, type = 'text/plain') => ({
  robots: http({ 'content-type': type }, { body, ...changes }),
});

cases(robotsFileValid, {
  valid: [
    file(''),
    file(
      '# niets\nUser-agent: *\nDisallow:\nCrawl-delay: 5\nContent-Signal: search=yes\nSchemamap: https://voorbeeld.nl/schemamap.xml\nSitemap: https://voorbeeld.nl/s.xml',
    ),
    file('Sitemap: https://voorbeeld.nl/s.xml\nUser-agent: *\nAllow: /'),
  ],
  partlyRead: [
    file('User-agent: GPTBot, CCBot\nDisallow: /'),
    file('User-agent: GTPBot\nDisallow: /'),
    file('User-agent: *\nDisallow: https://voorbeeld.nl/a'),
  ],
  oddLines: [
    file('User-agent: *\nDisalow everything now\n'),
    file('User-agent: *\nAllw: /'),
    file('User-agent: *\nNofollow: /'),
    file('Useragent: *\nDisallow: /a'),
    file('User-agent: *\nDisallow /a'),
    // Line ends were lost in transit.
    file('User-agent: * Disallow: /beheer/'),
  ],
  noindexLines: [file('User-agent: *\nNoindex: /oud')],
  sentAsHtml: [file('User-agent: *\nDisallow:', {}, 'text/html; charset=utf-8')],
  serverError: [file('', { status: 500 }), file('User-agent: *\nDisallow:', { status: 503 })],
  webPage: [file('<!DOCTYPE html><title>Niet gevonden'), file('\uFEFF <html>')],
  tooLarge: [file('User-agent: *\nDisallow:', { truncated: true })],
  strayRules: [file('Disallow: /a\nUser-agent: *\nDisallow: /b')],
  absent: [file('', { status: 404 }), file('<html>', { status: 410 })],
});
