/** Content systems, shops, frameworks and servers, and the signs by which they are recognised. All patterns are our own. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly kind: 'cms' | 'shop' | 'framework' | 'server' | 'language';
  /** Run and patched by its maker: named, not judged. */
  readonly hosted: boolean;
  /** Matched against the generator meta; the first group, if any, is the version. */
  readonly generator: readonly RegExp[];
  /** Matched against response headers, by lower-case name. */
  readonly headers: readonly (readonly [name: string, pattern: RegExp])[];
  /**
   * Matched against addresses of this site (of any, if the maker hosts it) that the page loads or links in its head:
   * two are needed.
   */
  readonly assets: readonly RegExp[];
  /** Matched against the same addresses, and specific enough to the product that one is enough. */
  readonly marks: readonly RegExp[];
  /** Matched against the same addresses; the first group is the product's own version. */
  readonly versions: readonly RegExp[];
  /** Matched against the starts of inline scripts; groups, if any, are the numbers of the version. */
  readonly inline: readonly RegExp[];
  readonly source: string;
  readonly checked: string;
}

export const PRODUCTS_CHECKED = '2026-11-20';

type Signs = Partial<Pick<Product, 'generator' | 'headers' | 'assets' | 'marks' | 'versions' | 'inline'>>;
type Row = readonly [id: string, name: string, kind: Product['kind'], source: string, signs: Signs];

const V = String.raw`(?:(\d{1,9}(?:\.\d{1,9}){0,4}(?:-[\w.]{1,15})?)(?!\d|\.\.))`;
const toGeneratorPattern = (start: string): RegExp => new RegExp(`^${start}${V}?`, 'i');

const OWN: readonly Row[] = [
  [
    'wordpress',
    'WordPress',
    'cms',
    'https://developer.wordpress.org/',
    {
      generator: [toGeneratorPattern('WordPress ?')],
      headers: [
        ['link', /rel="https:\/\/api\.w\.org\/"/],
        ['x-pingback', /\/xmlrpc\.php$/],
      ],
      assets: [/\/wp-content\/(?:uploads|cache)\//],
      marks: [
        /\/wp-includes\/(?:js|css|blocks|fonts|images)\//,
        /\/wp-content\/(?:themes|plugins|mu-plugins)\/[\w.-]{1,60}\//,
        /\/wp-json\/?$/,
      ],
      versions: [
        /\/wp-includes\/[^?]{1,120}\/(?:style|dashicons|wp-embed|wp-emoji-release)(?:\.min)?\.(?:css|js)\?ver=(\d{1,2}\.\d{1,2}(?:\.\d{1,3})?)$/,
      ],
    },
  ],
  [
    'woocommerce',
    'WooCommerce',
    'shop',
    'https://developer.woocommerce.com/',
    { generator: [toGeneratorPattern('WooCommerce ')], marks: [/\/wp-content\/plugins\/woocommerce\//] },
  ],
  [
    'joomla',
    'Joomla',
    'cms',
    'https://docs.joomla.org/',
    {
      generator: [toGeneratorPattern('Joomla!? ?')],
      headers: [['x-content-powered-by', /joomla/i]],
      assets: [/\/media\/vendor\/[a-z-]{1,30}\//, /\/templates\/[\w-]{1,40}\/(?:css|js)\//],
      marks: [
        /\/media\/(?:jui|system)\/(?:js|css)\//,
        /\/media\/(?:com|mod|plg)_[a-z]\w{1,40}\//,
        /\/(?:components\/com|modules\/mod)_[a-z]\w{1,40}\//,
      ],
    },
  ],
  [
    'drupal',
    'Drupal',
    'cms',
    'https://www.drupal.org/about',
    {
      generator: [toGeneratorPattern('Drupal ')],
      headers: [
        ['x-generator', toGeneratorPattern('Drupal ')],
        ['x-drupal-cache', /./],
        ['x-drupal-dynamic-cache', /./],
      ],
      assets: [/\/core\/(?:modules|themes|assets\/vendor)\//, /\/(?:modules|themes)\/(?:contrib|custom)\//],
      marks: [
        /\/sites\/(?:default|all)\/(?:files|modules|themes|libraries)\//,
        /\/sites\/[\w.-]{1,60}\/(?:modules|themes)\//,
        /\/(?:core\/)?misc\/drupal(?:[.\w]{0,20})\.js\b/,
      ],
      versions: [/\/core\/misc\/drupal(?:\.init|SettingsLoader)?\.js\?v=(\d{1,2}\.\d{1,2}\.\d{1,3})$/],
    },
  ],
  [
    'typo3',
    'TYPO3',
    'cms',
    'https://docs.typo3.org/',
    {
      generator: [toGeneratorPattern('TYPO3 (?:CMS ?)?')],
      marks: [/\/typo3(?:conf|temp)\//, /\/_assets\/[0-9a-f]{32}\//],
    },
  ],
  [
    'magento',
    'Magento',
    'shop',
    'https://experienceleague.adobe.com/en/docs/commerce-operations/release/versions',
    {
      headers: [
        ['x-magento-cache-debug', /./],
        ['x-magento-tags', /./],
      ],
      assets: [/\/(?:mage|Magento_[A-Z]\w{2,30})\//, /\/skin\/frontend\//, /\/media\/catalog\/product\/cache\//],
      marks: [/\/static\/version\d{5,20}\/frontend\//],
    },
  ],
  [
    'prestashop',
    'PrestaShop',
    'shop',
    'https://devdocs.prestashop-project.org/',
    {
      generator: [toGeneratorPattern('PrestaShop ?')],
      headers: [['powered-by', /PrestaShop/i]],
      assets: [/\/themes\/[\w-]{1,40}\/assets\/cache\//],
      marks: [/\/modules\/ps_\w{2,40}\//],
      inline: [/(?:^|;)\s{0,20}var prestashop = \{"/],
    },
  ],
  [
    'shopware',
    'Shopware',
    'shop',
    'https://developer.shopware.com/release-notes/',
    {
      headers: [
        ['sw-context-token', /./],
        ['sw-version-id', /./],
      ],
      assets: [/\/theme\/[0-9a-f]{32}\//],
      marks: [/\/bundles\/storefront\//, /\/web\/cache\/\d{10}_[0-9a-f]{32}\./],
    },
  ],
  [
    'opencart',
    'OpenCart',
    'shop',
    'https://github.com/opencart/opencart/releases',
    {
      generator: [toGeneratorPattern('OpenCart ?')],
      assets: [/\/index\.php\?route=(?:common|product|checkout)\//],
      marks: [/\/catalog\/view\/(?:theme|javascript)\//],
    },
  ],
  [
    'umbraco',
    'Umbraco',
    'cms',
    'https://umbraco.com/products/knowledge-center/long-term-support-and-end-of-life/',
    {
      generator: [toGeneratorPattern('Umbraco ?')],
      headers: [['x-umbraco-version', /^v?(\d[\d.]{0,14})/]],
      assets: [/\/umbraco\/(?:lib|assets|surface)\//i],
    },
  ],
  [
    'craft',
    'Craft CMS',
    'cms',
    'https://craftcms.com/knowledge-base/supported-versions',
    {
      generator: [toGeneratorPattern('Craft CMS ?')],
      headers: [['x-powered-by', /Craft CMS/i]],
      marks: [/\/cpresources\/[0-9a-f]{6,12}\//],
    },
  ],
  [
    'concrete',
    'Concrete CMS',
    'cms',
    'https://documentation.concretecms.org/developers/introduction/version-history',
    {
      generator: [toGeneratorPattern('concrete5(?: - )?'), toGeneratorPattern('Concrete CMS(?: - )?')],
      assets: [/\/concrete\/(?:js|css)\//, /\/application\/files\//],
    },
  ],
  [
    'ghost',
    'Ghost',
    'cms',
    'https://ghost.org/docs/faq/major-versions-lts/',
    {
      generator: [toGeneratorPattern('Ghost ')],
      headers: [['x-powered-by', /^Ghost/i]],
      marks: [/\/public\/(?:cards|member-attribution)\.min\.(?:js|css)\?v=[0-9a-f]{10}/],
    },
  ],
  [
    'mediawiki',
    'MediaWiki',
    'cms',
    'https://www.mediawiki.org/wiki/Version_lifecycle',
    {
      generator: [toGeneratorPattern('MediaWiki ')],
      assets: [/\/load\.php\?(?:[^#]{0,40}&)?modules=/],
      marks: [/\/load\.php\?lang=[\w-]{2,20}&modules=[^&#]{1,1500}&only=(?:styles|scripts)\b/],
    },
  ],
  // Its maker names releases by day, and shows them to signed-in users.
  [
    'dokuwiki',
    'DokuWiki',
    'cms',
    'https://www.dokuwiki.org/changes',
    { generator: [/^DokuWiki\b/], marks: [/\/lib\/exe\/(?:css|js|manifest)\.php\b/] },
  ],
  [
    'phpmyadmin',
    'phpMyAdmin',
    'cms',
    'https://www.phpmyadmin.net/downloads/',
    {
      assets: [/\/themes\/(?:original|metro|bootstrap)\/css\/theme(?:\.rtl)?\.css\b/],
      marks: [/\/themes\/pmahomme\/css\/theme(?:\.rtl)?\.css\b/],
      versions: [
        /\/themes\/(?:pmahomme|original|metro|bootstrap)\/css\/theme(?:\.rtl)?\.css\?v=(\d{1,2}\.\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)/,
      ],
    },
  ],
  [
    'matomo',
    'Matomo',
    'cms',
    'https://matomo.org/',
    { generator: [/^Matomo\b/], marks: [/[?&]module=Proxy&action=get(?:Css|CoreJs|NonCoreJs|UmdJs)\b/] },
  ],
  // It passes its version to its own scripts, as one number: 10605 is 1.6.5.
  [
    'roundcube',
    'Roundcube',
    'cms',
    'https://github.com/roundcube/roundcubemail',
    {
      assets: [/\/skins\/(?:elastic|larry|classic)\//],
      marks: [/\/program\/js\/app(?:\.min)?\.js\?s=\d{10}/],
      inline: [/"rcversion":(\d)(\d\d)(\d\d)\b/],
    },
  ],
  [
    'nextcloud',
    'Nextcloud',
    'cms',
    'https://github.com/nextcloud/server/wiki/Maintenance-and-Release-Schedule',
    {
      assets: [
        /\/core\/css\/(?:server|guest|css-variables)\.css\?v=/,
        /\/apps\/theming\/(?:css|theme|manifest|favicon|icon)\b/,
      ],
      marks: [/\/dist\/core-(?:main|common|login|unified-search|legacy-unified-search)\.js\?v=/],
    },
  ],
  [
    'moodle',
    'Moodle',
    'cms',
    'https://moodledev.io/general/releases',
    {
      assets: [/\/lib\/requirejs\.php\//, /\/theme\/(?:image|font)\.php\//],
      marks: [/\/theme\/styles\.php\/\w{1,40}\/\d{9,10}/, /\/lib\/javascript\.php\/\d{9,10}\//],
    },
  ],
  ['strapi', 'Strapi', 'cms', 'https://docs.strapi.io/', { headers: [['x-powered-by', /^Strapi\b/i]] }],
  [
    'astro',
    'Astro',
    'framework',
    'https://docs.astro.build/en/reference/api-reference/#generator',
    { generator: [toGeneratorPattern('Astro v')], marks: [/\/_astro\/[\w@.~-]{1,120}\.(?:js|css|webp|avif)\b/] },
  ],
  [
    'hugo',
    'Hugo',
    'framework',
    'https://gohugo.io/functions/hugo/generator/',
    { generator: [toGeneratorPattern('Hugo ')] },
  ],
  ['jekyll', 'Jekyll', 'framework', 'https://jekyllrb.com/docs/', { generator: [toGeneratorPattern('Jekyll v')] }],
  [
    'hexo',
    'Hexo',
    'framework',
    'https://hexo.io/docs/helpers#meta-generator',
    { generator: [toGeneratorPattern('Hexo ')] },
  ],
  [
    'docusaurus',
    'Docusaurus',
    'framework',
    'https://docusaurus.io/docs/api/misc/create-docusaurus',
    { generator: [toGeneratorPattern('Docusaurus v')], marks: [/\/assets\/js\/runtime~main\.[0-9a-f]{8}\.js\b/] },
  ],
  [
    'vitepress',
    'VitePress',
    'framework',
    'https://vitepress.dev/reference/site-config',
    { generator: [toGeneratorPattern('VitePress v')] },
  ],
  [
    'eleventy',
    'Eleventy',
    'framework',
    'https://www.11ty.dev/docs/data-eleventy-supplied/',
    { generator: [toGeneratorPattern('Eleventy v')] },
  ],
  [
    'gatsby',
    'Gatsby',
    'framework',
    'https://www.gatsbyjs.com/docs/',
    { generator: [toGeneratorPattern('Gatsby ')], marks: [/\/page-data\/app-data\.json\b/] },
  ],
  [
    'laravel',
    'Laravel',
    'framework',
    'https://laravel.com/docs/releases',
    {
      assets: [/\/vendor\/(?:telescope|horizon|livewire)\//],
      marks: [/\/livewire\/livewire(?:\.min)?\.js\?id=[0-9a-f]{8,20}/],
    },
  ],
  [
    'symfony',
    'Symfony',
    'framework',
    'https://symfony.com/releases',
    { headers: [['x-debug-token-link', /./]], assets: [/\/bundles\/(?:framework|sonata\w{2,20})\//] },
  ],
  [
    'aspnet',
    'ASP.NET',
    'framework',
    'https://learn.microsoft.com/en-us/lifecycle/products/microsoft-net-framework',
    {
      headers: [
        ['x-powered-by', /ASP\.NET/i],
        ['x-aspnet-version', /./],
        ['x-aspnetmvc-version', /./],
      ],
      marks: [/\/(?:WebResource|ScriptResource)\.axd\?/i],
    },
  ],
  [
    'nodejs',
    'Node.js',
    'language',
    'https://nodejs.org/en/about/previous-releases',
    { headers: [['x-powered-by', /^Express$/i]] },
  ],
  [
    'nextjs',
    'Next.js',
    'framework',
    'https://nextjs.org/support-policy',
    {
      headers: [['x-powered-by', /^Next\.js/i]],
      marks: [/\/_next\/static\//],
      generator: [toGeneratorPattern('Next\\.js ?')],
    },
  ],
  [
    'nuxt',
    'Nuxt',
    'framework',
    'https://nuxt.com/docs/community/roadmap',
    {
      headers: [['x-powered-by', /^Nuxt/i]],
      marks: [/\/_nuxt\/[\w@.~-]{1,120}\.(?:js|css)\b/],
      generator: [toGeneratorPattern('Nuxt ?')],
    },
  ],
  [
    'sveltekit',
    'SvelteKit',
    'framework',
    'https://svelte.dev/docs/kit',
    { headers: [['x-sveltekit-page', /^true$/]], marks: [/\/_app\/immutable\//] },
  ],
  [
    'php',
    'PHP',
    'language',
    'https://www.php.net/supported-versions.php',
    { headers: [['x-powered-by', /\bPHP\/(\d[\d.]{0,10})/]] },
  ],
  [
    'nginx',
    'nginx',
    'server',
    'https://nginx.org/en/download.html',
    { headers: [['server', /\bnginx(?:\/(\d[\d.]{0,10}))?/]] },
  ],
  [
    'apache',
    'Apache',
    'server',
    'https://httpd.apache.org/download.cgi',
    { headers: [['server', /\bApache(?!-Coyote)(?:\/(\d[\d.]{0,10}))?/]] },
  ],
  [
    'iis',
    'IIS',
    'server',
    'https://learn.microsoft.com/en-us/lifecycle/products/internet-information-services-iis',
    { headers: [['server', /\bMicrosoft-IIS(?:\/(\d[\d.]{0,10}))?/]] },
  ],
  // X-AspNet-Version states the runtime, which serves many versions of the framework; this header states the framework's own.
  [
    'aspnet-mvc',
    'ASP.NET MVC',
    'server',
    'https://dotnet.microsoft.com/en-us/platform/support/policy/aspnet',
    { headers: [['x-aspnetmvc-version', /^(\d[\d.]{0,10})/]] },
  ],
  ['litespeed', 'LiteSpeed', 'server', 'https://www.litespeedtech.com/', { headers: [['server', /\bLiteSpeed\b/]] }],
  [
    'openssl',
    'OpenSSL',
    'server',
    'https://openssl-library.org/policies/releasestrat/',
    { headers: [['server', /\bOpenSSL\/(\d[\d.]{0,8}[a-z]?)/]] },
  ],
  [
    'tomcat',
    'Tomcat',
    'server',
    'https://tomcat.apache.org/whichversion.html',
    { headers: [['server', /\b(?:Apache-Coyote|Tomcat)\b/]] },
  ],
];

const HOSTED: readonly Row[] = [
  [
    'shopify',
    'Shopify',
    'shop',
    'https://www.shopify.com/',
    {
      headers: [
        ['x-shopid', /./],
        ['powered-by', /shopify/i],
      ],
      assets: [/\/\/cdn\.shopify\.com\//, /\/cdn\/shop\//],
    },
  ],
  [
    'wix',
    'Wix',
    'cms',
    'https://www.wix.com/',
    {
      generator: [toGeneratorPattern('Wix\\.com ?')],
      headers: [['x-wix-request-id', /./]],
      assets: [/\/\/static\.(?:parastorage|wixstatic)\.com\//],
    },
  ],
  [
    'squarespace',
    'Squarespace',
    'cms',
    'https://www.squarespace.com/',
    {
      generator: [toGeneratorPattern('Squarespace ?')],
      headers: [['server', /Squarespace/i]],
      assets: [/\/\/(?:static1|assets|images)\.squarespace(?:-cdn)?\.com\//],
    },
  ],
  [
    'webflow',
    'Webflow',
    'cms',
    'https://webflow.com/',
    {
      generator: [toGeneratorPattern('Webflow ?')],
      headers: [['x-wf-region', /./]],
      assets: [/\/\/(?:cdn\.prod|assets(?:-global)?|uploads-ssl)\.website-files\.com\//],
    },
  ],
  [
    'jimdo',
    'Jimdo',
    'cms',
    'https://www.jimdo.com/',
    { generator: [toGeneratorPattern('Jimdo ?')], assets: [/\/\/(?:assets|u|image|fonts)\.jim(?:static|do)\.com\//] },
  ],
  [
    'lightspeed',
    'Lightspeed',
    'shop',
    'https://www.lightspeedhq.nl/',
    {
      generator: [toGeneratorPattern('Lightspeed ?')],
      assets: [/\/\/(?:cdn\.webshopapp\.com|static\.webshopapp\.com)\//],
    },
  ],
  [
    'ccv-shop',
    'CCV Shop',
    'shop',
    'https://www.ccvshop.nl/',
    { generator: [toGeneratorPattern('CCV Shop ?')], assets: [/\/\/(?:www\.)?ccvshop\.(?:nl|be)\//] },
  ],
  [
    'jouwweb',
    'JouwWeb',
    'cms',
    'https://www.jouwweb.nl/',
    { generator: [toGeneratorPattern('JouwWeb ?')], assets: [/\/\/(?:assets|primary|plausible)\.jwwb\.nl\//] },
  ],
];

const toProduct =
  (hosted: boolean) =>
  ([id, name, kind, source, signs]: Row): Product => ({
    id,
    name,
    kind,
    hosted,
    generator: signs.generator ?? [],
    headers: signs.headers ?? [],
    assets: signs.assets ?? [],
    marks: signs.marks ?? [],
    versions: signs.versions ?? [],
    inline: signs.inline ?? [],
    source,
    checked: PRODUCTS_CHECKED,
  });

export const PRODUCTS: readonly Product[] = [...OWN.map(toProduct(false)), ...HOSTED.map(toProduct(true))];
