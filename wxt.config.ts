import { resolve } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { inFewFiles } from './scripts/package/in-few-files.ts';
import { inOnePiece } from './scripts/package/in-one-piece.ts';
import { licencePath, licencesPage, shippedPackages } from './scripts/package/licences.ts';
import { writeSums } from './scripts/package/sums.ts';
import { withoutPreload } from './scripts/package/without-preload.ts';

/** Of all extension pages; http is allowed so that plain http can be probed, and no upgrade directive undoes that. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  'connect-src https: http:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Of a build for the stores: nothing but what a user is told leaves it, the console included (`lib/fault.ts`). */
const IS_STORE = process.env['PIJLER_STORE'] === '1';

/** What is put behind the name of the build's folder, so that builds of different settings stand beside each other. */
const SUFFIX = IS_STORE ? '-store' : (process.env['PIJLER_FOLDER'] ?? '');

/** axe-core goes into the package as it was published, with its notices: the bundler never touches it. */
const AXE = {
  'axe.min.js': 'axe.min.js',
  'gather-internals.js': 'gather-internals.js',
  'LICENSE-3RD-PARTY.txt': 'licenses/axe-core-3rd-party.txt',
};

export default defineConfig({
  ...(SUFFIX === '' ? {} : { outDirTemplate: `{{browser}}-mv{{manifestVersion}}${SUFFIX}` }),
  modules: ['@wxt-dev/webextension-polyfill'],
  imports: false,
  // What runs leave behind is no source.
  zip: { excludeSources: ['out/**'] },
  hooks: {
    'config:resolved': ({ config }) => {
      // Without this WXT leaves out the types alone: a variable of ours called `browser` brings the extension API along,
      // into a script that a page gets.
      (config.imports as { autoImport?: boolean }).autoImport = false;
    },
    'build:publicAssets': (_wxt, files) => {
      for (const [file, relativeDest] of Object.entries(AXE)) {
        files.push({ absoluteSrc: resolve('node_modules/axe-core', file), relativeDest });
      }
      const packages = shippedPackages();
      for (const shipped of packages) files.push({ absoluteSrc: shipped.file, relativeDest: licencePath(shipped) });
      files.push({ contents: licencesPage(packages), relativeDest: 'licenses/index.html' });
    },
    'build:done': ({ config }) => writeSums(config.outDir),
    'build:manifestGenerated': (_wxt, manifest) => {
      // WXT takes the popup's <title> for the button's; ours is translated.
      if (manifest.action !== undefined) manifest.action.default_title = '__MSG_actionTitle__';
      // And a page named history for one that takes the browser's own place; ours stays a page like the others.
      delete manifest.chrome_url_overrides;
    },
  },
  vite: () => ({
    plugins: [preact(), inOnePiece('@adobe/structured-data-validator'), withoutPreload(), inFewFiles()],
    build: {
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
      },
    },
    define: {
      'import.meta.env.STORE': JSON.stringify(IS_STORE),
      // The public half of the operator's key (docs/data.md); without it newer tables are never asked for.
      'import.meta.env.DATA_KEY': JSON.stringify(process.env['PIJLER_DATA_KEY'] ?? ''),
      // The operator's own address of such tables, below which `api/pijler-data.json` stands; asked after the user said yes.
      'import.meta.env.DATA_ADDRESS': JSON.stringify(process.env['PIJLER_DATA_ADDRESS'] ?? ''),
    },
  }),
  manifest: ({ browser }) => ({
    name: '__MSG_extName__',
    short_name: 'Pijler',
    description: '__MSG_extDescription__',
    default_locale: 'en',
    // Chromium shows no requests to an extension that got webRequest while it ran (docs/decisions/8-webrequest.md).
    permissions: [
      'activeTab',
      'scripting',
      'storage',
      'contextMenus',
      ...(browser === 'firefox' ? [] : ['webRequest']),
    ],
    ...(browser === 'firefox' ? { optional_permissions: ['webRequest', 'webRequestBlocking'] } : {}),
    optional_host_permissions: ['*://*/*'],
    content_security_policy: { extension_pages: POLICY },
    ...(browser === 'firefox' ? { action: { default_area: 'navbar' } } : {}),
    commands: { _execute_action: { suggested_key: { default: 'Alt+Shift+S' } } },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: 'pijler@pijler.example',
              strict_min_version: '140.0',
              data_collection_permissions: {
                required: ['none'],
                optional: ['browsingActivity', 'authenticationInfo', 'websiteContent'],
              },
            },
          },
        }
      : { minimum_chrome_version: '127', externally_connectable: { ids: [] } }),
  }),
});
