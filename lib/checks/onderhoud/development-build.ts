import { defineCheck, toUnseen } from '../../check.ts';
import { DEVELOPMENT_PATHS } from '../../data/software/development-builds.ts';
import { isLocalHost, parseHost } from '../../parse/url/host-match.ts';
import { findScriptBlindness } from './shared/libraries-seen.ts';

/** File names under which the frameworks publish their development builds. */
const BUNDLE = /\/(?:react|react-dom)\.development\.js$|\/vue(?:\.runtime)?(?:\.global|\.esm-browser)?\.js$/;
const DEVELOPMENT_FILE = /\.dev\.js$/;

const getPath = (url: string): string => URL.parse(url)?.pathname ?? '';
const isLocalMap = (address: string): boolean =>
  /^file:/i.test(address) || isLocalHost(parseHost(address)) || /^[A-Za-z]:[\\/]/.test(address);

export const developmentBuild = defineCheck({
  id: 'development-build',
  weight: 3,
  who: 'webbouwer',
  source: 'https://vuejs.org/guide/best-practices/production-deployment.html',
  needs: ['page', 'scan'],
  helps: ['scripts'],
  verdicts: { none: 'pass', traces: 'warn', bundle: 'fail', server: 'fail', notPublic: 'skip' },

  judge({ page, scan, scripts }) {
    if (!scan.isPublic) return { code: 'notPublic' };
    const urls = page.resources.list.flatMap(({ kind, url }) => (kind === 'script' && url !== null ? [url] : []));
    const files = scripts.seen
      ? scripts.value.sample.flatMap(({ url, file }) => (file.seen ? [{ url, ...file.value }] : []))
      : [];

    const marked = files.filter(({ developmentMarks }) => developmentMarks.length > 0);
    const isServer = (mark: string): boolean => mark === 'vite' || mark === 'webpack-dev-server';
    const servers = [
      ...urls.filter((url) => DEVELOPMENT_PATHS.test(getPath(url))),
      ...marked.filter(({ developmentMarks }) => developmentMarks.some(isServer)).map(({ url }) => url),
    ];
    if (servers.length > 0) return { code: 'server', items: servers };
    // A file that was read completely and has no development mark only has the name of a development build.
    const cleared = files.filter((one) => one.status === 200 && !one.truncated && !marked.includes(one));
    const named = urls.filter((url) => BUNDLE.test(getPath(url)) && !cleared.some((one) => one.url === url));
    const bundles = [...named, ...marked.map(({ url }) => url)];
    if (bundles.length > 0) return { code: 'bundle', items: [...new Set(bundles)] };
    const blind = findScriptBlindness(scripts);
    if (blind !== null && files.length === 0) return toUnseen(blind);

    const maps = files.filter(({ sourceMap }) => isLocalMap(sourceMap)).map(({ sourceMap }) => sourceMap);
    const traces = [...urls.filter((url) => DEVELOPMENT_FILE.test(getPath(url))), ...maps];
    return traces.length > 0 ? { code: 'traces', items: traces, partial: blind } : { code: 'none', partial: blind };
  },
});
