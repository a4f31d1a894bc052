/** Phrases that only development builds contain, and addresses that only development servers have. */
export interface DevelopmentMark {
  readonly id: string;
  readonly name: string;
  /** Found in a script's text. */
  readonly text: RegExp;
  readonly source: string;
  readonly checked: string;
}

export const DEVELOPMENT_CHECKED = '2026-11-20';

export const DEVELOPMENT_MARKS: readonly DevelopmentMark[] = [
  {
    id: 'react',
    name: 'React (development build)',
    text: /react(?:-dom)?\.development\.js|Download the React DevTools for a better development experience/,
    source: 'https://react.dev/reference/react-dom/client',
    checked: DEVELOPMENT_CHECKED,
  },
  {
    id: 'vue',
    name: 'Vue (development build)',
    text: /You are running (?:Vue in development mode|a development build of Vue)/,
    source: 'https://vuejs.org/guide/best-practices/production-deployment.html',
    checked: DEVELOPMENT_CHECKED,
  },
  {
    id: 'webpack-dev-server',
    name: 'webpack-dev-server',
    text: /\[webpack-dev-server\]/,
    source: 'https://webpack.js.org/configuration/dev-server/',
    checked: DEVELOPMENT_CHECKED,
  },
  {
    id: 'vite',
    name: 'Vite (development server)',
    text: /\[vite\] connecting\.\.\./,
    source: 'https://vite.dev/guide/',
    checked: DEVELOPMENT_CHECKED,
  },
];

/** Paths of development servers. */
export const DEVELOPMENT_PATHS =
  /\/@vite\/client$|\/@react-refresh$|\/webpack-dev-server(?:\.js|\/)|\/__webpack_hmr$|\/browser-sync\/browser-sync-client/;
