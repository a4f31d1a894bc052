import { describe, expect, test } from 'vitest';
import { versionDisclosure } from '../../../lib/checks/beveiliging/version-disclosure.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const sent = (headers: Readonly<Record<string, string>>) => ({ fresh: http(headers) });

cases(versionDisclosure, {
  none: [
    sent({}),
    sent({ server: 'nginx', 'x-powered-by': 'ASP.NET', 'x-generator': 'Statamic' }),
    sent({ via: '1.1 varnish' }),
  ],
  major: [
    sent({ server: 'Apache/2' }),
    sent({ 'x-generator': 'Drupal 10 (https://www.drupal.org)' }),
    sent({ server: 'Microsoft-IIS/10.0' }),
    sent({ 'x-aspnetmvc-version': '5.2' }),
  ],
  exact: [
    sent({ server: 'nginx/1.18.0' }),
    sent({ 'x-powered-by': 'PHP/8.1.2-1ubuntu2.14' }),
    sent({ 'x-aspnet-version': '4.0.30319' }),
    sent({ server: 'nginx', 'x-generator': 'WordPress 6.4.2' }),
  ],
});

describe('version-disclosure', () => {
  test('names the software with its version', () => {
    const { fresh } = sent({ server: 'Apache/2.4.57 (Debian)', 'x-aspnet-version': '4.0.30319' });
    expect(versionDisclosure.judge({ fresh })).toEqual({
      code: 'exact',
      items: ['Apache/2.4.57', 'x-aspnet-version/4.0.30319'],
    });
  });
});
