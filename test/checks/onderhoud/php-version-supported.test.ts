import { phpVersionSupported } from '../../../lib/checks/onderhoud/php-version-supported.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http, scan } from '../../kit/facts.ts';
import { later } from './software.ts';

const powered = (by: string, server = '') => ({
  answer: { ...http({ 'x-powered-by': by, ...(server === '' ? {} : { server }) }), barrier: null },
  scan: scan(),
});

cases(phpVersionSupported, {
  supported: [
    powered('PHP/8.3.33'),
    powered('PHP/8.5.10'),
    powered('PHP/8.3'),
    powered('PHP/8.6.1'),
    powered('ASP.NET, PHP/8.4.24'),
    // Debian 12 continues after the makers have stopped.
    powered('PHP/8.2.36', 'Apache/2.4.71 (Debian)'),
  ],
  ending: [powered('PHP/8.2.33')],
  patchesMissing: [
    powered('PHP/8.3.14'),
    powered('PHP/8.5.0'),
    powered('PHP/8.2.29'),
    powered('PHP/8.4.1', 'LiteSpeed'),
  ],
  ended: [
    powered('PHP/7.4.33'),
    powered('PHP/5.2.17'),
    powered('PHP/4.4.9'),
    powered('PHP/8.1.33'),
    powered('PHP/7.4.33', 'Apache'),
    powered('PHP/7.4.33', 'Apache/2.4.57 (Unix)'),
    powered('PHP/7.4.33', 'LiteSpeed'),
    // No distribution of that name ships it, or none any longer.
    powered('PHP/7.4.33', 'Apache/2.4.52 (Ubuntu)'),
    powered('PHP/5.4.16', 'Apache/2.4.6 (CentOS)'),
    powered('PHP/5.6.40', 'Apache/2.4.71 (Debian)'),
  ],
  endedInDistribution: [
    powered('PHP/7.4.3-4ubuntu2.18'),
    powered('PHP/5.6.40-0+deb8u12'),
    powered('PHP/7.2.24-0ubuntu0.18.04.17'),
    powered('PHP/8.0.30', 'Apache/2.4.62 (AlmaLinux) OpenSSL/3.2.2'),
    powered('PHP/8.0.30', 'Apache/2.4.57 (Rocky Linux)'),
    powered('PHP/7.2.24', 'Apache/2.4.37 (Red Hat Enterprise Linux) OpenSSL/1.1.1k'),
    powered('PHP/8.0.30', 'nginx/1.20.1'),
    powered('PHP/7.4.33', 'Apache/2.4.66 (Debian)'),
    powered('PHP/7.4.33', 'nginx/1.18.0'),
    powered('PHP/7.4.3', 'nginx/1.18.0 (Ubuntu)'),
    powered('PHP/8.1.2', 'Apache/2.4.52 (Ubuntu)'),
    powered('PHP/8.1.33', 'Apache/2.4.65 (Amazon Linux) OpenSSL/3.2.2'),
    powered('PHP/8.0.30', 'Apache/2.4.62 (Linux/SUSE)'),
    powered('PHP/8.0.30', 'Apache/2.4.62 (CentOS Stream) OpenSSL/3.5.1'),
    powered('PHP/8.0.30', 'Apache/2.4.62 (Oracle Linux Server) OpenSSL/3.5.1'),
    // As Debian 12's own packages answer, in the year in which the makers have stopped.
    { ...powered('PHP/8.2.29', 'Apache/2.4.66 (Debian)'), scan: later },
    { ...powered('PHP/8.2.29', 'nginx/1.22.1'), scan: later },
    { ...powered('PHP/8.2.29', 'Apache/2.4.66 (Alpine)'), scan: later },
  ],
  notShown: [
    powered('PHP/99.1'),
    powered('PHP/0.9'),
    powered(''),
    powered('Express'),
    powered('PHP'),
    powered('PleskLin'),
  ],
});

// A barrier in front of the page does not reveal the server.
blindCases(phpVersionSupported, [
  { answer: { ...http({ 'x-powered-by': '' }, { status: 403 }), barrier: 'wall' }, scan: scan() },
  { answer: { ...http({ 'x-powered-by': '' }), barrier: 'login' }, scan: scan() },
]);
