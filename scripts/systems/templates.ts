/**
 * Templates as their own creators leave them, unmodified. If a creator downloads its files from outside npm, the few lines of its
 * smallest start are written here in words of our own.
 */
export interface Template {
  readonly id: string;
  /** Lines of shell in the folder of all templates that create its own folder. */
  readonly make?: readonly string[];
  /** Or files to write. */
  readonly files?: Readonly<Record<string, string>>;
  /** Whether its build requires that the folders above it contain no other project. */
  readonly isApart?: boolean;
  /** Lines of shell in its folder, after `npm install`. */
  readonly build: readonly string[];
  /** The folder that a web server serves, or the program that serves it; PORT is set. */
  readonly shows: { readonly folder: string } | { readonly program: string };
}

const create = (id: string, creator: string): Pick<Template, 'id' | 'make'> => ({
  id,
  make: [`npx --yes ${creator.replace('{}', id)}`],
});
interface SvelteVersions {
  readonly sv: string;
  readonly kit?: string;
}

const vite = (id: string, template: string): Template => ({
  ...create(id, `create-vite@9.3.0 {} --template ${template} --no-interactive`),
  build: ['npm run build'],
  shows: { folder: 'dist' },
});
/** A creator of another version makes the same start, if a release has none of its own. */
const next = (id: string, version: string, creator = version): Template => ({
  ...create(
    id,
    `create-next-app@${creator} {} --ts --app --no-tailwind --no-eslint --no-src-dir --use-npm --skip-install --disable-git --no-import-alias --yes`,
  ),
  // Its fonts are downloaded during the build: it is built without them.
  build: [
    ...(creator === version ? [] : [`npm install --save-exact next@${version}`]),
    `sed -i 's#"next/font/google"#"./fonts"#' app/layout.tsx`,
    'echo \'export const Geist = (_: object) => ({ variable: "" }); export const Geist_Mono = Geist;\' > app/fonts.ts',
    'npm run build',
  ],
  shows: { program: 'npx next start --hostname 127.0.0.1 --port $PORT' },
});
const angular = (id: string, version: string): Template => ({
  id,
  make: [
    `npx --yes @angular/cli@${version} new ${id} --defaults --skip-install --skip-git --ssr=false`,
    // Exactly this version, and not the newest of its series.
    `sed -i 's#: "^#: "#' ${id}/package.json`,
  ],
  build: ['npm run build'],
  shows: { folder: `dist/${id}/browser` },
});
const svelteKit = (id: string, template: string, versions: SvelteVersions = { sv: '0.17.1' }): Template => ({
  ...create(id, `sv@${versions.sv} create {} --template ${template} --types ts --no-add-ons --no-install`),
  build: [
    ...(versions.kit === undefined ? [] : [`npm install --save-exact @sveltejs/kit@${versions.kit}`]),
    'npm run build',
  ],
  shows: { program: 'npx vite preview --host 127.0.0.1 --port $PORT' },
});

const dependingOn = (dependencies: Readonly<Record<string, string>>): string =>
  JSON.stringify({ name: 'start', private: true, type: 'module', dependencies });
const nuxt = (id: string, version: string, page: string): Template => ({
  id,
  files: {
    'package.json': dependingOn({ nuxt: version, vue: '^3', 'vue-router': version.startsWith('3.') ? '^4' : 'latest' }),
    'nuxt.config.ts': "export default defineNuxtConfig({ compatibilityDate: '2025-01-01' })\n",
    [page]: '<template>\n  <div>\n    <NuxtRouteAnnouncer />\n    <NuxtWelcome />\n  </div>\n</template>\n',
  },
  build: ['npx nuxt build'],
  shows: { program: 'NITRO_HOST=127.0.0.1 NITRO_PORT=$PORT node .output/server/index.mjs' },
});
const astro = (id: string, version: string): Template => ({
  id,
  files: {
    'package.json': dependingOn({ astro: version }),
    'src/pages/index.astro':
      '---\n---\n<html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><meta name="generator" content={Astro.generator} /><title>Astro</title></head><body><h1>Astro</h1></body></html>\n',
  },
  build: ['npx astro build'],
  shows: { folder: 'dist' },
});

const VITEPRESS =
  "import { ScaffoldThemeType, scaffold } from 'vitepress'; scaffold({ root: 'docs', title: 'My Awesome Project', description: 'A VitePress Site', theme: ScaffoldThemeType.Default, useTs: true, injectNpmScripts: false })";

/** The same frameworks as of a day when public advisories named them. */
const OLD: readonly Template[] = [
  next('next-old', '16.0.6'),
  nuxt('nuxt-old', '3.15.4', 'app.vue'),
  svelteKit('sveltekit-old', 'minimal', { sv: '0.8.3', kit: '2.20.5' }),
  astro('astro-old', '4.15.0'),
  angular('angular-old', '20.3.0'),
  {
    id: 'vue-old',
    files: {
      'package.json': dependingOn({ vue: '2.5.16', vite: '7.1.2' }),
      'index.html':
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>vue-old</title></head><body><div id="app"></div><script type="module" src="/main.js"></script></body></html>',
      'main.js':
        "import Vue from 'vue'; new Vue({ render: (h) => h('main', [h('h1', 'Welcome to Your Vue.js App')]) }).$mount('#app');",
    },
    build: ['npx vite build'],
    shows: { folder: 'dist' },
  },
];

export const TEMPLATES: readonly Template[] = [
  ...OLD,
  next('next', '16.4.6', '16.4.3'),
  nuxt('nuxt', '4.5.2', 'app/app.vue'),
  svelteKit('sveltekit', 'minimal'),
  svelteKit('sveltekit-demo', 'demo'),
  astro('astro', '7.3.5'),
  angular('angular', '22.2.7'),
  vite('vite-vanilla', 'vanilla'),
  vite('vite-react', 'react'),
  vite('vite-vue', 'vue'),
  {
    id: 'vitepress',
    files: { 'package.json': dependingOn({ vitepress: '1.6.4' }) },
    build: [`node --input-type=module -e "${VITEPRESS}"`, 'npx vitepress build docs'],
    shows: { folder: 'docs/.vitepress/dist' },
  },
  {
    ...create('docusaurus', 'create-docusaurus@3.10.2 {} classic --javascript --skip-install --package-manager npm'),
    build: ['npm run build'],
    shows: { folder: 'build' },
  },
  {
    ...create('hexo', 'hexo-cli@4.3.2 init {} --no-install'),
    build: ['npx hexo generate'],
    shows: { folder: 'public' },
  },
];
