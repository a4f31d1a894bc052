/**
 * Makers of fonts and icons whose style sheets contain only `@font-face` rules and the classes of their icons: none of
 * them styles an element that takes the focus, or rotates a page. Each by the address that its maker documents (checked
 * November 2026).
 */

/** Hosts that serve nothing else. */
export const FONT_HOSTS: readonly string[] = [
  // developers.google.com/fonts/docs/css2 and /icons
  'fonts.googleapis.com',
  'fonts.gstatic.com',
  // Google's mirrors with the same interface: fonts.bunny.net, www.loli.net, zeoseven.com
  'fonts.bunny.net',
  'fonts.loli.net',
  'fonts.zeoseven.com',
  'fonts.googleapis.cn',
  'fonts.font.im',
  // coollabs.io/fonts, xz.style, myfonts.com, fontdeck.com
  'api.fonts.coollabs.io',
  'fonts.xz.style',
  'hello.myfonts.net',
  'f.fontdeck.com',
  // fonts.adobe.com: web projects
  'use.typekit.net',
  'use.typekit.com',
  'p.typekit.net',
  // typography.com/webfonts
  'cloud.typography.com',
  // fonts.com and monotype.com: web projects
  'fast.fonts.net',
  'fast.fonts.com',
  'fonts.cdnfonts.com',
  // fontshare.com
  'api.fontshare.com',
  'cdn.fontshare.com',
  // typenetwork.com, fontstand.com, type.today, webtype.com
  'cloud.typenetwork.com',
  'webfonts.fontstand.com',
  'cloud.webtype.com',
  // fontawesome.com/docs/web/setup/use-kit and /upgrade (their own network)
  'use.fontawesome.com',
  'kit.fontawesome.com',
  'ka-f.fontawesome.com',
  'ka-p.fontawesome.com',
  'pro.fontawesome.com',
  'site-assets.fontawesome.com',
  'static.fontawesome.com',
  // lineicons.com, pictogrammers.com, flaticon.com/uicons
  'cdn.lineicons.com',
  'cdn.materialdesignicons.com',
  'cdn-uicons.flaticon.com',
  // icons8.com/line-awesome, icomoon.io, iconfont.cn, fontello.com, ionic.io/ionicons
  'maxst.icons8.com',
  'i.icomoon.io',
  'cdn.icomoon.io',
  'at.alicdn.com',
  'code.ionicframework.com',
  // rsms.me/inter/inter.css
  'rsms.me',
];

/**
 * Those whose style sheet differs by browser or by its time of creation, as their makers state, so that no digest of it
 * is valid. The others serve one file for everybody.
 */
export const BROWSER_SPECIFIC: readonly string[] = [
  // developers.google.com/fonts/docs/technical_considerations, and the mirrors of its interface
  'fonts.googleapis.com',
  'fonts.bunny.net',
  'fonts.loli.net',
  'fonts.zeoseven.com',
  // helpx.adobe.com/fonts: a web project's sheet follows the project and counts its views
  'use.typekit.net',
  'use.typekit.com',
  'p.typekit.net',
  // typography.com/webfonts, fonts.com
  'cloud.typography.com',
  'fast.fonts.net',
  'fast.fonts.com',
];

/** CDNs that serve packages of any kind, including those below. */
export const PACKAGE_HOSTS: readonly string[] = [
  'cdn.jsdelivr.net',
  'unpkg.com',
  'cdnjs.cloudflare.com',
  'maxcdn.bootstrapcdn.com',
  'netdna.bootstrapcdn.com',
  'stackpath.bootstrapcdn.com',
  'esm.sh',
];

/** Packages and folders of fonts and icons, as they occur in a path there, without their version. */
export const FONT_PACKAGES: readonly string[] = [
  'font-awesome',
  'fontawesome',
  '@fortawesome',
  '@fontsource',
  '@fontsource-variable',
  'bootstrap-icons',
  'material-icons',
  'material-symbols',
  'material-design-icons',
  'material-design-iconic-font',
  'materialdesignicons',
  '@mdi',
  '@tabler/icons-webfont',
  '@phosphor-icons/web',
  'phosphor-icons',
  'remixicon',
  'boxicons',
  'line-awesome',
  'lineicons',
  'ionicons',
  'themify-icons',
  'simple-line-icons',
  'feather-icons-css',
  'flag-icons',
  'flag-icon-css',
  'devicon',
  'weather-icons',
  'typicons',
  'primeicons',
  'foundation-icons',
  'foundicons',
  'inter-ui',
  'hack-font',
  'pretendard',
  'firacode',
  'academicons',
  'open-iconic',
  'mapbox-maki',
  'dripicons',
  'eva-icons',
  'unicons',
];
