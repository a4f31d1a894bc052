import { phpVersionSupported } from '../../../lib/checks/onderhoud/php-version-supported.ts';
import { blindCases, cases } from '../../kit/cases.ts';
import { http, scan } from '../../kit/facts.ts';
import { later } from './software.ts';

const powered = (by: string) => ({ answer: { ...http({ 'x-powered-by': by }), barrier: null }, scan: scan() });

cases(phpVersionSupported, {
  supported: [powered('PHP/8.3.14'), powered('PHP/8.5.0'), powered('PHP/8.6.1'), powered('ASP.NET, PHP/8.4.1')],
  ending: [powered('PHP/8.2.29')],
  ended: [powered('PHP/7.4.33'), powered('PHP/5.2.17'), powered('PHP/4.4.9'), powered('PHP/8.1.33')],
  endedByOldTable: [{ ...powered('PHP/7.4.33'), scan: later }],
  endedInDistribution: [
    powered('PHP/7.4.3-4ubuntu2.18'),
    powered('PHP/5.6.40-0+deb8u12'),
    powered('PHP/7.2.24-0ubuntu0.18.04.17'),
  ],
  notShown: [powered(''), powered('Express'), powered('PHP'), powered('PleskLin')],
});

// What stands before the page names nothing.
blindCases(phpVersionSupported, [
  { answer: { ...http({ 'x-powered-by': '' }, { status: 403 }), barrier: 'wall' }, scan: scan() },
  { answer: { ...http({ 'x-powered-by': '' }), barrier: 'login' }, scan: scan() },
]);
