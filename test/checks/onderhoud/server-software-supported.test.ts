import { serverSoftwareSupported } from '../../../lib/checks/onderhoud/server-software-supported.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http, scan } from '../../kit/facts.ts';

const served = (by: string, more: Readonly<Record<string, string>> = {}) => ({
  answer: { ...http({ server: by, ...more }), barrier: null },
  scan: scan(),
});

cases(serverSoftwareSupported, {
  supported: [
    served('Apache/2.4.58 (Ubuntu)'),
    served('nginx/1.30.4'),
    served('Apache/2.4.68 (Unix) OpenSSL/3.5.7'),
    served('Apache/2.4.69'),
    served('Apache/2.4'),
    served('Microsoft-IIS/10.0'),
    served('nginx/1.31.4'),
    // A distribution patches it under this number until its own end of life.
    served('Apache/2.4.52 (Ubuntu)'),
    served('Apache/2.4.62 (Debian) OpenSSL/3.5.1'),
    served('Microsoft-IIS/10.0', { 'x-aspnetmvc-version': '5.2' }),
  ],
  ended: [
    served('nginx/1.18.0'),
    served('nginx/1.28.3'),
    served('nginx/1.29.4'),
    served('Apache/2.2.15'),
    served('Microsoft-IIS/8.5'),
    served('Microsoft-IIS/10.0', { 'x-aspnetmvc-version': '4.0' }),
    served('', { 'x-aspnetmvc-version': '3.0' }),
    served('Apache/2.4.57 OpenSSL/1.1.1w'),
    served('Apache/2.2.15 (cPanel) OpenSSL/1.1.1k'),
    { ...served('Apache/2.4.69 (cPanel) OpenSSL/1.1.1k'), scan: scan({ at: Date.UTC(2029, 5, 2) }) },
  ],
  patchesMissing: [
    served('Apache/2.4.51 (cPanel) OpenSSL/1.1.1k'),
    served('Apache/2.4.51 (Unix)'),
    served('Apache/2.4.54'),
    served('nginx/1.31.0'),
    served('nginx/1.30.1'),
    // As packaged for Windows.
    served('Apache/2.4.58 (Win64) OpenSSL/3.5.7'),
    served('Apache/2.4.68 (Win64) OpenSSL/3.5.2'),
    served('Apache/2.4.62 OpenSSL/3.5.2'),
  ],
  mayBeShipped: [served('Apache/2.4.58'), served('Apache/2.4.62 OpenSSL/3.5.1')],
  distributionEnded: [
    served('Apache/2.2.15 (CentOS)'),
    served('Apache/2.4.6 (CentOS)'),
    served('Apache/2.4.6 (CentOS) OpenSSL/1.0.2k-fips'),
    served('Apache/2.2.34 (Amazon)'),
    served('Apache/2.2.22 (Debian) OpenSSL/1.0.1t'),
    served('Apache/2.4.10 (Debian)'),
    served('nginx/1.12.1 (Ubuntu)'),
    { ...served('nginx/1.10.3 (Ubuntu)'), scan: scan({ at: Date.UTC(2031, 4, 2) }) },
  ],
  knownHole: [
    served('Apache/2.4.49'),
    served('Apache/2.4.50 (Unix)'),
    served('Apache/2.4.49 (Fedora)'),
    served('nginx/1.4.0'),
  ],
  endedInDistribution: [
    served('nginx/1.10.3 (Ubuntu)'),
    served('Apache/2.4.6 (Red Hat Enterprise Linux) OpenSSL/1.0.2k-fips'),
    served('nginx/1.18.0 (Ubuntu)'),
    served('Apache/2.2.15 (Red Hat)'),
    served('Apache/2.4.62 (AlmaLinux) OpenSSL/1.1.1k'),
    served('Apache/2.4.37 (rocky) OpenSSL/1.1.1k'),
    // The build of Red Hat 8 and its derivatives, with an Apache of another maker.
    served('Apache/2.4.68 (cPanel) OpenSSL/1.1.1k mod_bwlimited/1.4'),
    served('Apache/2.4.57 OpenSSL/1.1.1k'),
    // Debian 12 and 13 and RHEL 9 do not add their name to nginx' banner.
    served('nginx/1.22.1'),
    served('nginx/1.26.3'),
    served('nginx/1.20.1'),
  ],
  notShown: [
    served(''),
    served('nginx'),
    served('Apache'),
    served('cloudflare'),
    // The version number of the runtime: 4.8 reports it as well as 4.0.
    served('', { 'x-aspnet-version': '4.0.30319', 'x-powered-by': 'Express' }),
    served('LiteSpeed'),
    served('Apache-Coyote/1.1'),
  ],
});

// A barrier in front of the page does not reveal the server.
blindCases(serverSoftwareSupported, [
  { answer: { ...http({ server: 'cloudflare' }, { status: 403 }), barrier: 'wall' }, scan: scan() },
  { answer: { ...http({ server: 'cloudflare' }), barrier: 'login' }, scan: scan() },
]);
