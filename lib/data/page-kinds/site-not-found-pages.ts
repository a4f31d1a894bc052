/** The page that a hosting platform shows for a name that points to it and belongs to none of its customers. */
export interface SiteNotFoundPage {
  readonly platform: string;
  /** Suffix of the platform's alias targets: a name equal to it or below it. */
  readonly suffix: string;
  /** Words in the page's title or text that are on no customer's page. */
  readonly says: string;
  /** Where the platform documents it. */
  readonly source: string;
  /** Date on which the row was last checked, `YYYY-MM-DD`. */
  readonly checked: string;
}

const checked = '2026-11-20';

/** Pages whose name a stranger may be able to claim by registering there (subdomain takeover). */
export const SITE_NOT_FOUND_PAGES: readonly SiteNotFoundPage[] = [
  {
    platform: 'GitHub Pages',
    suffix: 'github.io',
    says: "There isn't a GitHub Pages site here.",
    source: 'https://docs.github.com/pages/configuring-a-custom-domain-for-your-github-pages-site',
    checked,
  },
  {
    platform: 'Heroku',
    suffix: 'herokudns.com',
    says: 'No such app',
    source: 'https://devcenter.heroku.com/articles/custom-domains',
    checked,
  },
  {
    platform: 'Heroku',
    suffix: 'herokuapp.com',
    says: 'No such app',
    source: 'https://devcenter.heroku.com/articles/custom-domains',
    checked,
  },
  {
    platform: 'Amazon S3',
    suffix: 'amazonaws.com',
    says: 'NoSuchBucket',
    source: 'https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html',
    checked,
  },
  {
    platform: 'Microsoft Azure',
    suffix: 'azurewebsites.net',
    says: '404 Web Site not found',
    source: 'https://learn.microsoft.com/azure/security/fundamentals/subdomain-takeover',
    checked,
  },
  {
    platform: 'Vercel',
    suffix: 'vercel-dns.com',
    says: 'DEPLOYMENT_NOT_FOUND',
    source: 'https://vercel.com/docs/errors/DEPLOYMENT_NOT_FOUND',
    checked,
  },
  {
    platform: 'Shopify',
    suffix: 'myshopify.com',
    says: 'Sorry, this shop is currently unavailable.',
    source: 'https://help.shopify.com/manual/domains',
    checked,
  },
  {
    platform: 'Fastly',
    suffix: 'fastly.net',
    says: 'Fastly error: unknown domain',
    source: 'https://www.fastly.com/documentation/guides/getting-started/domains/',
    checked,
  },
  {
    platform: 'Pantheon',
    suffix: 'pantheonsite.io',
    says: '404 error unknown site!',
    source: 'https://docs.pantheon.io/guides/domains',
    checked,
  },
  {
    platform: 'Surge',
    suffix: 'surge.sh',
    says: 'project not found',
    source: 'https://surge.sh/help/adding-a-custom-domain',
    checked,
  },
  {
    platform: 'Bitbucket',
    suffix: 'bitbucket.io',
    says: 'Repository not found',
    source: 'https://support.atlassian.com/bitbucket-cloud/docs/publishing-a-website-on-bitbucket-cloud/',
    checked,
  },
  {
    platform: 'Wix',
    suffix: 'wixdns.net',
    says: 'ConnectYourDomain',
    source: 'https://support.wix.com/en/article/troubleshooting-domain-connection-issues',
    checked,
  },
];
