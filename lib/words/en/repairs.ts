import type { RepairWords } from '../nl/repairs.ts';

/** Words around a snippet: where it goes, what can go wrong, how to verify that it works. */
export const repairs: RepairWords = {
  places: {
    nginxServer:
      'First find with “sudo nginx -T” whether these lines are there already, also in http. Put what is missing in the server block of the site. If a line is there, change that one and add to its list: nginx refuses the same line twice, and a list in the server block replaces the one of http.',
    nginxHeaders:
      'Put the three map lines in http, outside every server block, for example in a file of their own in /etc/nginx/conf.d; they apply only to the host named in them. If there is a map of the same name already, for another site, put only the middle line into that one: of two alike nginx uses the last alone. Then find with “sudo nginx -T | grep -n add_header” where headers are set now, and add the add_header line in each block (http, server or location) that has some. If a block has this header already, leave that one. A block with its own add_header does not inherit the headers of the block above it, so do not put the line in a new block on its own. If there is none anywhere, use the server block.',
    nginxHeaderLine:
      'Find with “sudo nginx -T | grep -n add_header” the line that sets this header to the value that was found, and replace only that line. If it is in http, it applies to every site of this server: leave it there and copy all add_header lines of http into the server block of the site, with this one in its place. If it is not in nginx, the program behind it sends the header: change it there.',
    nginxHidden:
      'If an add_header line of nginx sets this header, remove only that line. Otherwise: find with “sudo nginx -T | grep -n hide_header” where headers are hidden now. Add these lines in each server or location block of the site that does so, because such a block does not inherit the lines above it. If the server block itself has none, put them there too and copy those of http beside them; leave http as it is.',
    nginxLocation:
      'Put this in the server block of the site. If there is a location block with the same address, replace that: nginx refuses the same one twice.',
    nginxCookies:
      'First find with “sudo nginx -T | grep -n proxy_cookie_flags” whether there are lines for cookies already. If not: put this in the server block of the site. If so: put this line above the others in each server or location block of the site that has some, with the attributes that this cookie gets there already. If the server block itself has none, put the line there too and copy those of http below it; leave http as it is. nginx follows only the first line that matches, and a block with its own proxy_cookie_flags does not inherit those of the block above it. Where it says fastcgi_pass (PHP) instead of proxy_pass, this does nothing: set it in the program then.',
    htaccess:
      'Keep a copy of .htaccess and put this at the top of it, in the folder of the site. If the site then shows an error 500, put the copy back.',
    htaccessEnd:
      'Keep a copy of .htaccess and put this at the end of it, in the folder of the site. If the site then shows an error 500, put the copy back.',
    litespeedRewrite:
      'Keep a copy of .htaccess and put this at its top, in the folder of the site. OpenLiteSpeed reads it only after a restart (Graceful Restart); LiteSpeed Enterprise at once.',
    apacheConfig:
      'Put this at the end of Apache’s main configuration (apache2.conf or httpd.conf); .htaccess does not allow it.',
    webConfig:
      'Keep a copy of web.config in the folder of the site. If that file exists, add only what it does not contain yet. No web.config in a folder below it may set this header either: the same one twice gives an error 500. If that happens, put the copy back.',
    caddySite: 'Put this in the Caddyfile, at the end of the block of the site.',
    caddySiteTop:
      'Put this in the Caddyfile, at the top of the block of the site. If the other name has a block of its own, put it there.',
    cloudflareHeaders:
      'Create a new rule under Rules → Response Header Transform Rules. Paste the text after expression into “Edit expression” (without the backslashes) and fill in the name and value of the header. Leave the rules that are there.',
    cloudflareRedirects:
      'Create a new rule under Rules → Redirect Rules. Paste the text after the first expression into “Edit expression” (without the backslashes), choose Dynamic and fill in the second expression and the code, and tick “Preserve query string”. Leave the rules that are there.',
    cloudflareDns:
      'Create this record under DNS → Records, or save it as a text file and choose “Import and Export”. Leave all other records.',
    cloudflareDmarc:
      'Change the TXT record of _dmarc that starts with v=DMARC1 under DNS → Records: this is its new content. Leave all other records.',
    pleskNginx:
      'Paste this into “Additional nginx directives” under Apache & nginx Settings. If one of these lines is already there, change that one. Plesk tests the configuration itself before using it.',
    shell: 'Run this on the server as administrator.',
    shellDns:
      'First look in Plesk’s DNS settings whether this name has such a record already; run this only if it has none.',
    powershell:
      'Run this in Exchange Online PowerShell. Put the two CNAME records that the second line returns in DNS, and only then run the third.',
    phpIni:
      'Put this in the PHP settings of this site in your control panel, or in php.ini if the server has only this site, and restart PHP.',
    wpPlugin:
      'Save this as a separate .php file in wp-content/mu-plugins; WordPress loads it by itself. If anything goes wrong, remove the file.',
    wpConfig:
      'Put this in wp-config.php, above the line that loads wp-settings.php and in place of an older line with the same name.',
    joomlaTemplate: 'Keep a copy of index.php of the template and put this at the top of it.',
    joomlaConfiguration: 'Put this in configuration.php, in place of the line with the same name.',
    joomlaCss: 'Put this in the template’s user.css: for Cassiopeia in media/templates/site/cassiopeia/css.',
    drupalSettings: 'Put this at the end of sites/default/settings.php and clear the cache.',
    drupalTheme: 'Put this in html.html.twig of the theme, inside the head.',
    typoscript:
      'Put this in the TypoScript setup of the site and clear the cache. If this setting or header is there already, also for a part of the site, leave that one and do not put this over it.',
    vercelJson:
      'Put this in vercel.json. If it still has “routes”, do not use this: the two cannot be combined. If that file exists, put this rule first among the headers, so that what is there takes precedence. If this header is set there for all pages already, leave that one.',
    netlifyToml:
      'Put this in netlify.toml and publish the site again. If this header is there already, or in _headers, also for a part of the site, change that line: Netlify combines two values.',
    nextConfig:
      'Put this in next.config.mjs. If there is a next.config already (.js, .mjs or .ts), do not make a second one: merge the parts into it, with this rule first, as what is there then takes precedence.',
    nextLayout:
      'Put this in app/layout.tsx. If there is a viewport or generateViewport, change that one and leave the rest of it.',
    nextCss: 'Put this at the end of app/globals.css.',
    nextSitemap: 'Save this as app/sitemap.ts.',
    zone: 'Add this to the zone of the domain and leave all other records. If your control panel asks for separate fields, they are here in this order: name, TTL, class, type, value.',
    zoneDmarc:
      'Replace with this the one TXT record of _dmarc that starts with v=DMARC1. Leave all other records. If your control panel asks for separate fields, they are here in this order: name, TTL, class, type, value.',
    directadminZone: 'Enter the name, type and value of each line under DNS Management. Leave all other records.',
    directadminDmarc:
      'Change the TXT record of _dmarc that starts with v=DMARC1 under DNS Management: this is its new value. Leave all other records.',
    robotsFile: 'Put this at the end of robots.txt, in the root folder of the site. Leave what is in it.',
    robotsGroup:
      'Put these lines in robots.txt in the group (User-agent) with the line that closes the files named. Leave all other lines.',
    sitemapFile:
      'Save this as sitemap.xml in the root folder of the site, and name that address in robots.txt, on a line of its own that starts with Sitemap:.',
    securityFile: 'Save this as security.txt in the folder .well-known of the site.',
    llmsFile: 'Save this as llms.txt in the root folder of the site.',
    sitemapEntry:
      'Put this in sitemap.xml, above the last line (</urlset>). If your CMS makes the sitemap, add the page there: a line of your own will disappear again.',
    firstLine: 'Put this as the first line of the page or template, above the html element.',
    yearInFooter: 'Put this in the footer, in place of the old year.',
    head: 'Put this in the head of this page, in place of an older element of the same name.',
    headBeside: 'Put this in the head of this page.',
    htmlLang:
      'Put this attribute in the html element of this page, in place of the lang that is there. Leave the rest of that element.',
    stylesheet: 'Put this at the end of the site’s stylesheet.',
  },
  warnings: {
    hstsInStages:
      'Browsers remember this for as long as it says, and you cannot take it back. So go in stages: a day first (86400), then a month if everything works over https (2592000), then a year (31536000). Where it says includeSubDomains, every subdomain has to work over https.',
    breaksWindows:
      'If another site opens your page as a window, as for login or payment, the two lose each other. Test that first; if it goes wrong, remove the line.',
    ownTypes:
      'A script or stylesheet that is sent with a wrong file type no longer loads after this. Then look at the browser console on a few pages.',
    ownReferrers: 'Partners that see from the full address which page sent a visitor will see only your host.',
    cookieOverHttp:
      'After this the cookie is sent over https only. Test login and ordering, also on pages that can still be opened over http.',
    cookieForScripts:
      'After this, scripts cannot read the cookie. Test login and forms; if a script reads the cookie, leave it as it is.',
    mailRefused:
      'First check in the DMARC reports that all your own mail passes SPF or DKIM, including that of subdomains, newsletters and accounting. What does not will end up in spam or not arrive. Go on only after a week in which all is well; if it goes wrong, put the old record back.',
    noMailAtAll:
      'Only if nothing sends mail for this domain or a subdomain, no form, shop or newsletter either, and no mail comes in on it: that mail is refused after this.',
    ownCertificate:
      'The server has to know this name and the certificate has to list it; otherwise visitors see a warning. Arrange that with your hosting provider first. If this name has anything else, such as a TXT record, create an A record with the address of the domain instead: nothing else may be next to a CNAME.',
    ownMailbox:
      'First create this mailbox, or fill in an address that somebody reads. For security.txt: renew Expires in time, after that the file no longer counts.',
    ownRules: 'This lets search engines read everything. Add a Disallow line for each folder that they must not read.',
    ownHttps: 'First check that each of these addresses responds over https, with a valid certificate.',
    firstForAWhile:
      'First check that this host responds over https, with a valid certificate, and that the server behind Cloudflare does not redirect back to http. The redirect is temporary first (302); if all still works after a few days, make it permanent (301).',
    oneWay:
      'This redirect is temporary first (302). If all still works after a few days, make it permanent (301): browsers remember that, even if it is wrong. First check that the certificate covers both names and that no redirect the other way is set elsewhere, as at Cloudflare or in the CMS: the page would go round in circles.',
    onePage:
      'This belongs to this one page. If more pages share the same head or template, do not put it there: every page would pass itself off as this one.',
    ownTexts: 'Then look at the title on a few pages, and write a better one yourself for those that matter most.',
    ownLanguage:
      'WordPress puts in the language chosen under Settings → General, or that of your language plug-in. Check that it is the language of the text, also on pages in another language.',
    ownDefault:
      'Choose the language version that suits those who speak none of your languages; if that is another page, fill in that one.',
    ownApps:
      'Apps and services that log in to WordPress, or fetch data without logging in, such as Jetpack, the WordPress app or an app of your own, may stop working after this. First find out whether you use any.',
    ownSecrets:
      'If a page shows both a secret, such as a token, and text from its address, the size of the compressed response gives that secret away in time (BREACH). Leave such pages out.',
    ownKeys:
      'Put the key in DNS where that of this domain is really kept, and wait until the record can be found. Mail that is signed before that fails the test and ends up in spam sooner.',
    otherLayout:
      'After this the browser draws the page by today’s rules; an old layout may shift. Try it on a copy of the site first.',
    allPages: 'Add the other pages of the site, each with its own address.',
  },
  byMaker: ({ platform }) =>
    `This is up to ${platform}: you cannot set it yourself. Give the ticket of this check to ${platform}’s help desk.`,
  byPlan: ({ platform, plan }) => `At ${platform} this takes one of these plans: ${plan}.`,
  where: 'Where',
  warning: 'Read first',
  apply: 'Test the configuration; this reloads only if it is valid:',
  check: 'How to check',
  checkBy: 'Run this:',
  shows: 'The response then contains:',
  copySnippet: 'Copy the code',
};
