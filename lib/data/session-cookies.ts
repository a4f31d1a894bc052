import type { CookieKind, SessionCookieName } from '../parse/cookie-kind.ts';

/** The day the table was last held against its sources. */
export const SESSION_COOKIES_CHECKED = '2026-11-20';

interface Row extends SessionCookieName {
  readonly source: string;
}

const ASPNET_CORE = 'https://learn.microsoft.com/en-us/aspnet/core/security/authentication/cookie';
const COLDFUSION =
  'https://helpx.adobe.com/coldfusion/cfml-reference/application-cfc-reference/application-variables.html';
const DRUPAL = 'https://api.drupal.org/api/drupal/core%21lib%21Drupal%21Core%21Session%21SessionConfiguration.php';
const OAUTH = 'https://www.rfc-editor.org/rfc/rfc6749';
const WORDPRESS = 'https://developer.wordpress.org/advanced-administration/wordpress/cookies/';

const row = (name: string, source: string, kind: CookieKind = 'clear'): Row => ({ name, kind, source });

/**
 * Cookies that open a session or a login by default in widely used software. `*` stands for the rest of a name, `#` for
 * 32 hexadecimal digits.
 */
export const SESSION_COOKIES: readonly Row[] = [
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
