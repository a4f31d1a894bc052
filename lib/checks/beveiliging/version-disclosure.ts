import { defineCheck } from '../../check.ts';
import { parseBanners } from '../../parse/software/software-banner.ts';

const NAMING = ['server', 'x-powered-by', 'x-generator'];

export const versionDisclosure = defineCheck({
  id: 'version-disclosure',
  weight: 2,
  who: 'hostingpartij',
  effort: 1,
  source:
    'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/02-Fingerprint_Web_Server',
  needs: ['fresh'],
  verdicts: { none: 'pass', major: 'warn', exact: 'fail' },

  judge({ fresh: { headers } }) {
    // X-AspNet-Version and similar headers contain a bare number.
    const bare = Object.entries(headers).flatMap(([name, value]) =>
      name.startsWith('x-aspnet') ? parseBanners(`${name}/${value.trim()}`) : [],
    );
    const named = NAMING.flatMap((name) => parseBanners(headers[name] ?? ''));
    const banners = [...named, ...bare];
    const items = banners.map(({ text }) => text);
    if (banners.length === 0) return { code: 'none' };
    return { code: banners.some(({ exact }) => exact) ? 'exact' : 'major', items };
  },
});
