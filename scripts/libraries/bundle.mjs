import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * `node bundle.mjs CACHE BUNDLER ENTRY OUT`: builds one bundle as a site would ship it, minified and without comments. Each
 * bundle is built in its own process, because bundlers cache what they read.
 */

const [, , cache, bundler, entry, out] = process.argv;
const require = createRequire(join(cache, 'tools/package.json'));
const load = async (name) => {
  const found = await import(pathToFileURL(require.resolve(name)).href);
  return found.default ?? found;
};
const NODE = [
  'assert',
  'canvas',
  'crypto',
  'fs',
  'http',
  'https',
  'jsdom',
  'module',
  'path',
  'stream',
  'url',
  'util',
  'zlib',
];
const EMPTY = ['.css', '.eot', '.gif', '.png', '.svg', '.ttf', '.woff', '.woff2'];
const MODULES = join(cache, 'releases/node_modules');

const byEsbuild = async () => {
  const esbuild = await load('esbuild');
  await esbuild.build({
    entryPoints: [entry],
    outfile: out,
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: Object.fromEntries(EMPTY.map((ending) => [ending, 'empty'])),
    nodePaths: [MODULES],
    external: NODE,
  });
};

const production = {
  name: 'production',
  transform: (code) =>
    code.includes('process.env.NODE_ENV')
      ? { code: code.replaceAll('process.env.NODE_ENV', '"production"'), map: null }
      : null,
};

const byRollup = async () => {
  const [{ rollup }, resolve, commonjs, json, terser] = await Promise.all(
    [
      'rollup',
      '@rollup/plugin-node-resolve',
      '@rollup/plugin-commonjs',
      '@rollup/plugin-json',
      '@rollup/plugin-terser',
    ].map(load),
  );
  const bundle = await rollup({
    input: entry,
    context: 'window',
    external: NODE,
    onwarn: () => undefined,
    plugins: [
      resolve({ browser: true, modulePaths: [MODULES] }),
      commonjs(),
      json(),
      production,
      terser({ maxWorkers: 1, format: { comments: false } }),
    ],
  });
  await bundle.write({ file: out, format: 'es', inlineDynamicImports: true });
};

const byWebpack = async () => {
  const webpack = await load('webpack');
  const fallback = Object.fromEntries(NODE.map((name) => [name, false]));
  await new Promise((done, failed) => {
    webpack(
      {
        mode: 'production',
        entry,
        devtool: false,
        performance: false,
        output: { path: dirname(out), filename: out.split('/').at(-1) },
        resolve: { modules: ['node_modules', MODULES], fallback },
        module: { rules: [{ test: /\.m?js$/, resolve: { fullySpecified: false } }] },
      },
      (error, stats) =>
        (error ?? stats.hasErrors()) ? failed(error ?? new Error(stats.toString('errors-only'))) : done(),
    );
  });
};

await { esbuild: byEsbuild, rollup: byRollup, webpack: byWebpack }[bundler]();
process.exit(0);
