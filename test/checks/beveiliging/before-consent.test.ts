import { beforeConsent } from '../../../lib/checks/beveiliging/before-consent.ts';
import { cases } from '../../kit/cases.ts';
import { blind, page, resource, seen } from '../../kit/facts.ts';

const script = (url: string) => resource('script', url);
const raw = (list: readonly ReturnType<typeof resource>[], inline: readonly string[] = []) => ({
  raw: page({
    resources: {
      list: [...list],
      total: list.length,
      inline: inline.map((start) => ({ start, length: start.length })),
      insecure: [],
    },
  }),
  cookies: blind('denied'),
});
const cookie = (name: string) => ({ name, secure: true, httpOnly: false, sameSite: 'lax', path: '/', domain: null });
const PIXEL =
  "!function(f,b,e,v){}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','1')";

cases(beforeConsent, {
  none: [raw([]), raw([script('https://voorbeeld.nl/app.js'), resource('image', 'https://bat.bing.com/p.gif')])],
  follows: [
    raw([script('https://static.hotjar.com/c/hotjar-1.js?sv=6')]),
    raw([script('https://www.googletagmanager.com/gtm.js?id=GTM-1')], [PIXEL]),
  ],
  held: [
    raw([script('https://consent.cookiebot.com/uc.js')], [PIXEL]),
    raw([
      script('https://voorbeeld.nl/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js'),
      script('https://www.googletagmanager.com/gtm.js?id=GTM-1'),
    ]),
  ],
  unclear: [
    raw([script('https://www.googletagmanager.com/gtag/js?id=G-1')]),
    raw([], ["j.src='https://www.googletagmanager.com/gtm.js?id='+i"]),
  ],
  cookies: [
    { ...raw([]), cookies: seen([cookie('_fbp'), cookie('PHPSESSID')]) },
    { ...raw([script('https://consent.cookiebot.com/uc.js')]), cookies: seen([cookie('_hjSession_123')]) },
  ],
});
