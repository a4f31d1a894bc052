/**
 * Products whose branches are followed, and their sources: the name of the file in endoflife.date's data, the makers' own page,
 * and the npm package if releases are published there. Only products whose version a page, its headers or its JavaScript world
 * can show.
 */
export interface EndOfLifeProduct {
  /** Id of `products.ts` or `libraries.ts`. */
  readonly product: string;
  readonly slug: string;
  readonly page: string;
  /** The npm package of their releases, newer than any copy. */
  readonly npm?: string;
  /**
   * `major`: a branch is a major version, however the source divides it (a minor is replaced by the next and not supported
   * separately). `both`: minors, and majors as well, because many pages show only the major.
   */
  readonly level?: 'major' | 'both';
  /** The makers call only the newest branch supported and still patch others: a branch ends when its patches do. */
  readonly endsWithItsPatches?: true;
  /** Branches of the source that are another product to us. */
  readonly skip?: readonly string[];
}

export const END_OF_LIFE_PRODUCTS: readonly EndOfLifeProduct[] = [
  { product: 'php', slug: 'php', page: 'https://www.php.net/supported-versions.php' },
  {
    product: 'wordpress',
    slug: 'wordpress',
    page: 'https://wordpress.org/download/releases/',
    endsWithItsPatches: true,
  },
  { product: 'joomla', slug: 'joomla', page: 'https://docs.joomla.org/Joomla!_CMS_versions' },
  {
    product: 'drupal',
    slug: 'drupal',
    page: 'https://www.drupal.org/about/core/policies/core-release-cycles/schedule',
    level: 'both',
  },
  { product: 'mediawiki', slug: 'mediawiki', page: 'https://www.mediawiki.org/wiki/Version_lifecycle' },
  { product: 'phpmyadmin', slug: 'phpmyadmin', page: 'https://www.phpmyadmin.net/downloads/' },
  { product: 'roundcube', slug: 'roundcube', page: 'https://roundcube.net/download/' },
  {
    product: 'concrete',
    slug: 'concrete-cms',
    page: 'https://documentation.concretecms.org/developers/introduction/version-history',
  },
  { product: 'craft', slug: 'craft-cms', page: 'https://craftcms.com/knowledge-base/supported-versions' },
  { product: 'ghost', slug: '', page: 'https://docs.ghost.org/faq/major-versions-lts', npm: 'ghost' },
  { product: 'typo3', slug: 'typo3', page: 'https://get.typo3.org/list/version' },
  {
    product: 'umbraco',
    slug: 'umbraco',
    page: 'https://umbraco.com/products/knowledge-center/long-term-support-and-end-of-life/',
  },
  { product: 'nextjs', slug: 'nextjs', page: 'https://nextjs.org/support-policy', npm: 'next' },
  { product: 'nuxt', slug: 'nuxt', page: 'https://nuxt.com/docs/community/roadmap', npm: 'nuxt' },
  { product: 'nginx', slug: 'nginx', page: 'https://nginx.org/en/CHANGES' },
  { product: 'apache', slug: 'apache-http-server', page: 'https://httpd.apache.org/download.cgi' },
  { product: 'openssl', slug: 'openssl', page: 'https://openssl-library.org/policies/releasestrat/' },
  { product: 'jquery', slug: 'jquery', page: 'https://jquery.com/support/', npm: 'jquery' },
  { product: 'bootstrap', slug: 'bootstrap', page: 'https://getbootstrap.com/docs/versions/', npm: 'bootstrap' },
  {
    product: 'angularjs',
    slug: 'angularjs',
    page: 'https://docs.angularjs.org/misc/version-support-status',
    level: 'major',
  },
  { product: 'angular', slug: 'angular', page: 'https://angular.dev/reference/releases', npm: '@angular/core' },
  { product: 'vue', slug: 'vue', page: 'https://vuejs.org/about/releases.html', npm: 'vue', level: 'major' },
  { product: 'ckeditor', slug: 'ckeditor', page: 'https://ckeditor.com/ckeditor-4-support/', skip: ['5'] },
  { product: 'tinymce', slug: '', page: 'https://www.tiny.cloud/docs/tinymce/latest/support/', npm: 'tinymce' },
];

/** Products of `products.ts` that have no branches in the table, and why. */
export const WITHOUT_BRANCHES: Readonly<Record<string, string>> = {
  woocommerce: 'Its makers set no end and mend the newest release; no copy of its list of releases can be had.',
  magento: 'No page of it tells its version.',
  prestashop: 'Its pages name it without a version, and endoflife.date does not follow it.',
  shopware: 'No page of it tells its version.',
  opencart: 'Its pages name it without a version, and endoflife.date does not follow it.',
  dokuwiki: 'Releases are named by day, and it tells them to those who sign in.',
  matomo: 'Its pages name it without a version.',
  nextcloud: 'No page of it tells its version; `status.php` is not asked.',
  moodle: 'No page of it tells its version.',
  strapi: 'Its header names it without a version.',
  astro: 'Its makers set no end.',
  hugo: 'Its makers set no end; its version says nothing of the pages that it made.',
  jekyll: 'Its version says nothing of the pages that it made.',
  hexo: 'Its makers set no end; its version says nothing of the pages that it made.',
  docusaurus: 'Its makers set no end.',
  vitepress: 'Its makers set no end.',
  eleventy: 'Its makers set no end; its version says nothing of the pages that it made.',
  gatsby: 'Its makers set no end.',
  laravel: 'No page of it tells its version.',
  symfony: 'No page of it tells its version.',
  aspnet: 'Its header tells the version of the runtime, which serves many of the framework.',
  nodejs: 'Express names itself without a version.',
  sveltekit: 'No page of it tells its version.',
  litespeed: 'Its header names it without a version.',
  tomcat: 'Its header names it without a version.',
};
