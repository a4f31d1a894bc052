import type { KnownCookie } from '../../parse/http/cookie-kind.ts';

/** The day the table was last held against its sources. */
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

const row = (name: string, source: string, kind: KnownCookie['kind'] = 'clear'): Row => ({ name, kind, source });

/** Cookies by which load balancers and proxies send a visitor to the same server again. */
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
).map(([name, source]) => row(name, source, 'balancer'));

/**
 * Cookies that open a session or a login by default in widely used software, and those of load balancers that by their
 * names might. `*` stands for the rest of a name, `#` for 32 hexadecimal digits.
 */
export const SESSION_COOKIES: readonly Row[] = [
  ...BALANCERS,
  row('phpsessid', 'https://www.php.net/manual/en/session.configuration.php'),
  row('jsessionid', 'https://jakarta.ee/specifications/servlet/6.0/jakarta-servlet-spec-6.0'),
  row('asp.net_sessionid', 'https://learn.microsoft.com/en-us/dotnet/api/system.web.configuration.sessionstatesection'),
  row(
    'aspsessionid*',
    'https://learn.microsoft.com/en-us/previous-versions/office/developer/server-technologies/ms972338(v=msdn.10)',
  ),
  row(
    '.aspxauth',
    'https://learn.microsoft.com/en-us/dotnet/api/system.web.configuration.formsauthenticationconfiguration',
  ),
  row('.aspnetcore.session', 'https://learn.microsoft.com/en-us/aspnet/core/fundamentals/app-state'),
  row('.aspnetcore.cookies*', ASPNET_CORE),
  row('.aspnetcore.identity.*', ASPNET_CORE),
  row('cfid', COLDFUSION),
  row('cftoken', COLDFUSION),
  row('connect.sid', 'https://expressjs.com/en/resources/middleware/session.html'),
  row('laravel_session', 'https://laravel.com/docs/session'),
  row('remember_web_*', 'https://laravel.com/docs/authentication'),
  row('ci_session', 'https://codeigniter.com/user_guide/libraries/sessions.html'),
  row('cakephp', 'https://book.cakephp.org/5/en/development/sessions.html'),
  row('sessionid', 'https://docs.djangoproject.com/en/stable/ref/settings/'),
  row('session', 'https://flask.palletsprojects.com/en/stable/config/'),
  row('rack.session', 'https://github.com/rack/rack-session'),
  row('_session_id', 'https://guides.rubyonrails.org/security.html'),
  row('remember_user_token', 'https://github.com/heartcombo/devise'),
  row('play_session', 'https://www.playframework.com/documentation/latest/SettingsSession'),
  row('wordpress_logged_in_*', WORDPRESS),
  row('wordpress_sec_*', WORDPRESS),
  row('wp_woocommerce_session_*', 'https://woocommerce.com/document/woocommerce-cookies/'),
  row('sess#', DRUPAL),
  row('ssess#', DRUPAL),
  row('#', 'https://github.com/joomla/joomla-cms', 'doubtful'),
  row('fe_typo_user', 'https://docs.typo3.org/'),
  row('be_typo_user', 'https://docs.typo3.org/'),
  row('craftsessionid', 'https://craftcms.com/docs/5.x/'),
  row('prestashop-*', 'https://devdocs.prestashop-project.org/'),
  row('ocsessid', 'https://docs.opencart.com/'),
  row('session-', 'https://developer.shopware.com/docs/'),
  row('sw-context-token', 'https://developer.shopware.com/docs/', 'doubtful'),
  row('moodlesession*', 'https://docs.moodle.org/'),
  row('next-auth.session-token*', 'https://next-auth.js.org/configuration/options'),
  row('authjs.session-token*', 'https://authjs.dev/reference/core'),
  row('auth_token', OAUTH),
  row('access_token', OAUTH),
  row('refresh_token', OAUTH),
  row('id_token', 'https://openid.net/specs/openid-connect-core-1_0.html'),
  row('session_id', 'https://owasp.org/www-community/attacks/Session_hijacking_attack'),
  row('session_token', 'https://owasp.org/www-community/attacks/Session_hijacking_attack'),
];
