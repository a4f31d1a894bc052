import type { RepairWords } from '../nl/repairs.ts';

/** Words around a snippet: where it goes, what can go wrong, how to see that it works. */
export const repairs: RepairWords = {
  places: {
    nginxServer:
      'Put this at the top of the server block of the site, in place of an add_header of the same name. A location block with its own add_header does not inherit the headers above it: put them there too.',
    nginxHttp: 'Put this in the http block of nginx.conf.',
    nginxCookies:
      'Put this in the server block of the site. nginx follows only the first proxy_cookie_flags that matches: if there is one, put this attribute on the same line.',
    htaccess: 'Put this at the top of .htaccess, in the folder of the site.',
    apacheConfig: 'Put this in Apache’s main configuration (apache2.conf or httpd.conf); .htaccess does not allow it.',
    webConfig:
      'Put this in web.config, in the folder of the site. If that file exists, add only what it does not contain yet.',
    caddySite: 'Put this in the Caddyfile, at the end of the block of the site.',
    caddySiteTop: 'Put this in the Caddyfile, at the top of the block of the site.',
    caddyfile: 'Put this in the Caddyfile as a block of its own and remove this name from the block of the site.',
    cloudflareHeaders:
      'Create a rule with this content under Rules → Response Header Transform Rules, or send it to the API (http_response_headers_transform).',
    cloudflareRedirects:
      'Create a rule with this content under Rules → Redirect Rules, or send it to the API (http_request_dynamic_redirect).',
    cloudflareDns:
      'Save this as a text file and choose “Import and Export” under DNS → Records. Remove the old record of the same kind first.',
    cloudflareSettings:
      'Change this setting under SSL/TLS → Edge Certificates, or send this content to the API (zones/…/settings).',
    pleskNginx: 'Paste this into “Additional nginx directives” under Apache & nginx Settings.',
    shell: 'Run this on the server as administrator.',
    powershell:
      'Run this in Exchange Online PowerShell. Put the two CNAME records that the second line returns in DNS, and only then run the third.',
    phpIni: 'Put this in php.ini, or in the PHP settings of your control panel, and restart PHP.',
    wpPlugin: 'Save this as a separate .php file in wp-content/mu-plugins; WordPress loads it by itself.',
    wpConfig:
      'Put this in wp-config.php, above the line that loads wp-settings.php and in place of an older line with the same name.',
    joomlaTemplate: 'Put this at the top of index.php of the template.',
    joomlaConfiguration: 'Put this in configuration.php, in place of the line with the same name.',
    drupalSettings: 'Put this at the end of sites/default/settings.php and clear the cache.',
    drupalTheme: 'Put this in html.html.twig of the theme, inside the head.',
    typoscript: 'Put this in the TypoScript setup of the site and clear the cache.',
    vercelJson: 'Put this in vercel.json. If that file exists, merge the parts.',
    netlifyToml: 'Put this in netlify.toml and publish the site again.',
    nextConfig: 'Put this in next.config.mjs. If that file exists, merge the parts.',
    nextLayout: 'Put this in app/layout.tsx. If that name is there already, merge the parts.',
    nextPage: 'Put this in page.tsx of this page. If metadata is there already, merge the parts.',
    nextRobots: 'Save this as app/robots.ts. If that file exists, merge the parts.',
    nextSitemap: 'Save this as app/sitemap.ts.',
    zone: 'Put this in the zone of the domain, in place of an old record of the same kind. If your control panel asks for separate fields, they are here in this order: name, TTL, class, type, value.',
    directadminZone:
      'Enter the name, type and value of each line under DNS Management. Remove an old record of the same kind.',
    robotsFile: 'Put this at the end of robots.txt, in the root folder of the site.',
    head: 'Put this in the head of the page, in place of an older element of the same kind.',
    headBeside: 'Put this in the head of the page.',
    htmlTag: 'Put this at the top of the page, in place of the existing html element.',
    nextHtmlTag: 'Put this in app/layout.tsx, in place of the existing html element.',
    sitemapFile:
      'Save this as sitemap.xml in the root folder of the site, and name that address in robots.txt, on a line of its own that starts with Sitemap:.',
    securityFile: 'Save this as security.txt in the folder .well-known of the site.',
    llmsFile: 'Save this as llms.txt in the root folder of the site.',
    sitemapEntry: 'Put this in sitemap.xml, above the last line (</urlset>).',
    firstLine: 'Put this as the first line of the page or template, above the html element.',
    footer: 'Put this in the footer of the site, so that every page has it.',
    yearInFooter: 'Put this in the footer, in place of the old year.',
    stylesheet: 'Put this at the end of the site’s stylesheet.',
    nextCss: 'Put this at the end of app/globals.css.',
    joomlaCss: 'Put this in the template’s user.css: for Cassiopeia in media/templates/site/cassiopeia/css.',
  },
  warnings: {
    subdomains:
      'This applies to every subdomain too. Check first that each of them works over https: browsers remember this for a year.',
    breaksPage:
      'The browser blocks what is not listed here. Try this as Content-Security-Policy-Report-Only first and add what your pages need.',
    breaksFrames: 'After this, other sites cannot show the page in an iframe, not even where you want them to.',
    breaksWindows: 'Test third-party windows afterwards, such as those for login or payment.',
    breaksCookies:
      'Cookies that must be sent with requests from other sites need SameSite=None; test login and payment.',
    allSenders:
      'First include every service that sends mail for you, such as newsletters and accounting; mail from a forgotten service will not arrive.',
    mailRefused:
      'First check in the DMARC reports that all your own mail passes SPF or DKIM; what does not will end up in spam or not arrive.',
    issuer: 'Fill in the issuer of your own certificate; after this, no other issuer may issue one.',
    ownValues: 'Adapt the values to your own site before you use this.',
    oldVisitors:
      'Visitors who already have a file get no new version for a month. So give a changed file another name.',
    ownHttps: 'First check that each of these addresses responds over https.',
    ownErrorPage:
      'Save an error page of your own as 404.html in the root folder; without that file the server shows a bare message. WordPress uses the theme’s own.',
    ownApps: 'Apps and services that work through xmlrpc.php, such as Jetpack, stop working after this.',
    ownTexts:
      'Then write a description yourself for the pages that matter most: this code reuses text that is already there.',
    ownStatement: 'First make the page /toegankelijkheid, with your statement or a link to where it is published.',
    ownGroup:
      'After this, these crawlers follow their own group only. Copy into it the rules that should still apply to them.',
    ownMailbox: 'Use an address that somebody reads, and renew Expires in time: after that the file no longer counts.',
    allPages: 'Add the other pages of the site, each with its own address.',
  },
  where: 'Where',
  warning: 'Note',
  check: 'How to check',
  checkBy: 'Run this:',
  shows: 'The response then contains:',
  copySnippet: 'Copy the code',
};
