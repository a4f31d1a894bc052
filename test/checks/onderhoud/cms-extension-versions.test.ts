import { describe, expect, test } from 'vitest';
import { cmsExtensionVersions } from '../../../lib/checks/onderhoud/cms-extension-versions.ts';
import { cases } from '../../kit/cases.ts';
import { meta, page, resource } from '../../kit/facts.ts';

const loading = (...paths: readonly string[]) => ({
  page: page({ resources: { list: paths.map((path) => resource('script', `https://voorbeeld.nl${path}`)) } }),
});

cases(cmsExtensionVersions, {
  found: [loading('/wp-content/plugins/contact-form-7/includes/js/index.js?ver=5.9.3')],
  none: [loading(), loading('/wp-includes/js/wp-embed.min.js?ver=6.4.2', '/js/app.js?ver=1.2')],
});

describe('listed extensions', () => {
  test('have their own version, but not the one that WordPress adds to all', () =>
    expect(
      cmsExtensionVersions.judge(
        loading(
          '/wp-content/plugins/contact-form-7/includes/js/index.js?ver=5.9.3',
          '/wp-content/plugins/slider/a.js?ver=6.4.2',
          '/wp-content/themes/astra/b.js?ver=6.4.2',
          '/wp-content/plugins/cache/c.js?x=1&ver=1712345678',
        ),
      ),
    ).toMatchObject({ items: ['contact-form-7 5.9.3', 'slider', 'astra', 'cache'] }));

  test('do not have the version of WordPress itself', () =>
    expect(
      cmsExtensionVersions.judge({
        page: page({
          head: { metas: [meta('generator', 'WordPress 7.0.5')] },
          resources: { list: [resource('style', 'https://voorbeeld.nl/wp-content/themes/groen/style.css?ver=7.0.5')] },
        }),
      }),
    ).toMatchObject({ items: ['groen'] }));
});
