import type { KnownCookie } from '../../parse/http/cookie-kind.ts';

/** The day the table was last compared with its sources. */
export const SESSION_COOKIES_CHECKED = '2026-11-20';

interface Row extends KnownCookie {
  readonly source: string;
}

const ASPNET_CORE = 'https://learn.microsoft.com/en-us/aspnet/core/security/authentication/cookie';
const COLDFUSION =
  'https://helpx.adobe.com/coldfusion/cfml-reference/application-cfc-reference/application-variables.html';
const DRUPAL = 'https://api.drupal.org/api/drupal/core%21lib%21Drupal%21Core%21Session%21SessionConfiguration.php';
const OAUTH = 'https://www.rfc-editor.org/rfc/rfc6749';
const WORDPRESS = 'https://developer.wordpress.org/advanced-administration/wordpress/cookies/';

const AWS =
  'https://docs.aws.amazon.com/elasticloadbalancing/latest/application/edit-target-group-attributes.html#sticky-sessions';
const AZURE = 'https://learn.microsoft.com/en-us/azure/app-service/manage-automatic-scaling';
const AZURE_GATEWAY = 'https://learn.microsoft.com/en-us/azure/application-gateway/configuration-http-settings';
const F5 = 'https://my.f5.com/manage/s/article/K6917';
const IMPERVA = 'https://docs.imperva.com/bundle/cloud-application-security/page/settings/cookies.htm';

const toRow = (name: string, source: string, kind: KnownCookie['kind'] = 'clear'): Row => ({ name, kind, source });

/** Cookies by which load balancers and proxies route a visitor to the same server again. */
const BALANCERS: readonly Row[] = (
  [
    ['heroku-session-affinity', 'https://devcenter.heroku.com/articles/session-affinity'],
    ['awsalb*', AWS],
    ['awselb*', AWS],
    ['arraffinity*', AZURE],
    ['applicationgatewayaffinity*', AZURE_GATEWAY],
    ['serverid*', 'https://docs.haproxy.org/dev/configuration.html#4-cookie'],
    ['srvid', 'https://docs.haproxy.org/dev/configuration.html#4-cookie'],
    ['bigipserver*', F5],
    ['bigipcookie*', F5],
    ['bigip', F5],
    ['gclb', 'https://cloud.google.com/load-balancing/docs/backend-service#session_affinity'],
    ['gcilb', 'https://cloud.google.com/load-balancing/docs/backend-service#session_affinity'],
    ['nsc_*', 'https://docs.netscaler.com/en-us/citrix-adc/current-release/load-balancing/load-balancing-persistence'],
    ['__cflb', 'https://developers.cloudflare.com/load-balancing/understand-basics/session-affinity/'],
    ['route', 'https://kubernetes.github.io/ingress-nginx/examples/affinity/cookie/'],
    ['routeid', 'https://httpd.apache.org/docs/current/mod/mod_proxy_balancer.html'],
    ['balanceid', 'https://httpd.apache.org/docs/current/mod/mod_proxy_balancer.html'],
    ['ingresscookie', 'https://kubernetes.github.io/ingress-nginx/examples/affinity/cookie/'],
    ['do-lb', 'https://docs.digitalocean.com/products/networking/load-balancers/how-to/manage/'],
    ['barra_counter_session', 'https://campus.barracuda.com/product/webapplicationfirewall/'],
    ['incap_ses_*', IMPERVA],
    ['nlbi_*', IMPERVA],
  ] as const
).map(([name, source]) => toRow(name, source, 'balancer'));

/**
 * Cookies that identify a session or a login by default in widely used software, and those of load balancers whose
 * names suggest it. `*` stands for the rest of a name, `#` for 32 hexadecimal digits.
 */
export const SESSION_COOKIES: readonly Row[] = [
  ...BALANCERS,
  toRow('phpsessid', 'https://www.php.net/manual/en/session.configuration.php'),
  toRow('jsessionid', 'https://jakarta.ee/specifications/servlet/6.0/jakarta-servlet-spec-6.0'),
  toRow(
    'asp.net_sessionid',
    'https://learn.microsoft.com/en-us/dotnet/api/system.web.configuration.sessionstatesection',
  ),
  toRow(
    'aspsessionid*',
    'https://learn.microsoft.com/en-us/previous-versions/office/developer/server-technologies/ms972338(v=msdn.10)',
  ),
  toRow(
    '.aspxauth',
    'https://learn.microsoft.com/en-us/dotnet/api/system.web.configuration.formsauthenticationconfiguration',
  ),
  toRow('.aspnetcore.session', 'https://learn.microsoft.com/en-us/aspnet/core/fundamentals/app-state'),
  toRow('.aspnetcore.cookies*', ASPNET_CORE),
  toRow('.aspnetcore.identity.*', ASPNET_CORE),
  toRow('cfid', COLDFUSION),
  toRow('cftoken', COLDFUSION),
  toRow('connect.sid', 'https://expressjs.com/en/resources/middleware/session.html'),
  toRow('laravel_session', 'https://laravel.com/docs/session'),
  toRow('remember_web_*', 'https://laravel.com/docs/authentication'),
  toRow('ci_session', 'https://codeigniter.com/user_guide/libraries/sessions.html'),
  toRow('cakephp', 'https://book.cakephp.org/5/en/development/sessions.html'),
  toRow('sessionid', 'https://docs.djangoproject.com/en/stable/ref/settings/'),
  toRow('session', 'https://flask.palletsprojects.com/en/stable/config/'),
  toRow('rack.session', 'https://github.com/rack/rack-session'),
  toRow('_session_id', 'https://guides.rubyonrails.org/security.html'),
  toRow('remember_user_token', 'https://github.com/heartcombo/devise'),
  toRow('play_session', 'https://www.playframework.com/documentation/latest/SettingsSession'),
  toRow('wordpress_logged_in_*', WORDPRESS),
  toRow('wordpress_sec_*', WORDPRESS),
  toRow('wp_woocommerce_session_*', 'https://woocommerce.com/document/woocommerce-cookies/'),
  toRow('sess#', DRUPAL),
  toRow('ssess#', DRUPAL),
  toRow('#', 'https://github.com/joomla/joomla-cms', 'doubtful'),
  toRow('fe_typo_user', 'https://docs.typo3.org/'),
  toRow('be_typo_user', 'https://docs.typo3.org/'),
  toRow('craftsessionid', 'https://craftcms.com/docs/5.x/'),
  toRow('prestashop-*', 'https://devdocs.prestashop-project.org/'),
  toRow('ocsessid', 'https://docs.opencart.com/'),
  toRow('session-', 'https://developer.shopware.com/docs/'),
  toRow('sw-context-token', 'https://developer.shopware.com/docs/', 'doubtful'),
  toRow('simplesamlsessionid', 'https://simplesamlphp.org/docs/stable/simplesamlphp-maintenance.html'),
  toRow('moodlesession*', 'https://docs.moodle.org/'),
  toRow('next-auth.session-token*', 'https://next-auth.js.org/configuration/options'),
  toRow('authjs.session-token*', 'https://authjs.dev/reference/core'),
  toRow('auth_token', OAUTH),
  toRow('access_token', OAUTH),
  toRow('refresh_token', OAUTH),
  toRow('id_token', 'https://openid.net/specs/openid-connect-core-1_0.html'),
  toRow('session_id', 'https://owasp.org/www-community/attacks/Session_hijacking_attack'),
  toRow('session_token', 'https://owasp.org/www-community/attacks/Session_hijacking_attack'),
];
