import { robotsAllowsPage } from '../../../lib/checks/seo/robots-allows-page.ts';
import { cases } from '../../kit/cases.ts';
import { http, page } from '../../kit/facts.ts';

const file = (body: string, status = 200, url = 'https://voorbeeld.nl/diensten/') => ({
  robots: http({ 'content-type': 'text/plain' }, { url: 'https://voorbeeld.nl/robots.txt', body, status }),
  page: page({ document: { url } }),
});

cases(robotsAllowsPage, {
  allowed: [file('User-agent: *\nDisallow: /admin'), file(''), file('User-agent: GPTBot\nDisallow: /')],
  absent: [file('', 404), file('User-agent: *\nDisallow: /', 410)],
  othersBlocked: [
    file('User-agent: bingbot\nDisallow: /'),
    file('User-agent: *\nDisallow: /\nUser-agent: Googlebot\nUser-agent: Bingbot\nAllow: /'),
  ],
  googleBlocked: [
    file('User-agent: *\nDisallow: /'),
    file('User-agent: Googlebot\nDisallow: /diensten'),
    file('User-agent: *\nDisallow: /*/$'),
  ],
  serverError: [file('', 500), file('User-agent: *\nDisallow: /', 503)],
});
