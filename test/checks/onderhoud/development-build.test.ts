import { developmentBuild } from '../../../lib/checks/onderhoud/development-build.ts';
import { blindCases, cases, partialCases } from '../../kit/cases.ts';
import { blind, page, resource, scan, seen } from '../../kit/facts.ts';
import { file, later, sampled } from './software.ts';

const NO_SCRIPTS = seen(sampled());
const loads = (...urls: readonly string[]) => ({
  page: page({ resources: { list: urls.map((url) => resource('script', url)) } }),
  scan: scan(),
  scripts: NO_SCRIPTS,
});
const reading = (changes: Parameters<typeof file>[0]) => ({ ...loads(), scripts: seen(sampled(file(changes))) });

cases(developmentBuild, {
  none: [
    loads('https://voorbeeld.nl/app.js', 'https://unpkg.com/react@18/umd/react.production.min.js'),
    loads('https://cdn.jsdelivr.net/npm/vue@3.4.0/dist/vue.global.prod.js', 'https://voorbeeld.nl/js/vue.min.js'),
    reading({ sourceMap: 'app.js.map' }),
  ],
  traces: [
    loads('https://voorbeeld.nl/app.dev.js'),
    reading({ sourceMap: 'http://localhost:3000/app.js.map' }),
    reading({ sourceMap: 'file:///C:/werk/app.js.map' }),
  ],
  bundle: [
    loads('https://unpkg.com/react-dom@18/umd/react-dom.development.js'),
    loads('https://cdn.jsdelivr.net/npm/vue@2.6.14/dist/vue.js'),
    loads('https://unpkg.com/vue@3.4.0/dist/vue.global.js'),
    reading({ developmentMarks: ['react'] }),
    { ...reading({ developmentMarks: ['react'] }), scan: later },
    { ...loads('https://unpkg.com/react@18/umd/react.development.js'), scripts: blind('denied') },
  ],
  server: [
    loads('https://voorbeeld.nl/@vite/client'),
    loads('https://voorbeeld.nl/webpack-dev-server.js'),
    reading({ developmentMarks: ['webpack-dev-server'] }),
  ],
  notPublic: [{ ...loads('http://localhost/@vite/client'), scan: scan({ isPublic: false }) }],
});

blindCases(developmentBuild, [
  { ...loads('https://voorbeeld.nl/app.js?token=abcdefghi'), scripts: seen(sampled(blind('otherHost'))) },
  { ...loads(), scripts: blind('denied') },
  // The part that was not read may be a whole development build.
  { ...loads('https://voorbeeld.nl/app.dev.js'), scripts: blind('denied') },
]);

const half = seen(sampled(file({}), blind('denied')));
partialCases(developmentBuild, {
  none: [[{ ...loads(), scripts: half }, 'denied']],
  traces: [[{ ...loads('https://voorbeeld.nl/app.dev.js'), scripts: half }, 'denied']],
});
