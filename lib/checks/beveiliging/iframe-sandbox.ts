import { defineCheck } from '../../check.ts';
import { isThirdParty } from '../../parse/url/same-site.ts';

export const iframeSandbox = defineCheck({
  id: 'iframe-sandbox',
  weight: 1,
  who: 'webbouwer',
  source: 'https://cheatsheetseries.owasp.org/cheatsheets/HTML5_Security_Cheat_Sheet.html#sandboxed-frames',
  needs: ['scan', 'page'],
  verdicts: { all: 'pass', some: 'warn', none: 'skip' },

  judge({ scan, page }) {
    const frames = page.resources.list.filter(({ kind, url }) => kind === 'frame' && isThirdParty(url, scan.host));
    if (frames.length === 0) return { code: 'none' };
    const open = frames.filter(({ sandbox }) => sandbox === null).map(({ url, raw }) => url ?? raw);
    if (open.length === 0) return { code: 'all' };
    const places = open.map((url) => ({ at: 'iframe', saw: url }));
    return { code: 'some', args: { count: open.length }, items: open, places };
  },
});
