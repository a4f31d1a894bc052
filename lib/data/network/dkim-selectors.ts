/** A name under `_domainkey` that a mail service or mail server assigns to its users' keys. */
export interface DkimSelector {
  readonly selector: string;
  /** Who uses it. */
  readonly service: string;
  /** Where the service documents it. */
  readonly source: string;
  /** Date on which the row was last checked, `YYYY-MM-DD`. */
  readonly checked: string;
}

const checked = '2026-11-20';
const MICROSOFT = 'https://learn.microsoft.com/defender-office-365/email-authentication-dkim-configure';

/** The twelve selectors that say most about the mail of Dutch organisations. Their absence proves nothing. */
export const DKIM_SELECTORS: readonly DkimSelector[] = [
  { selector: 'selector1', service: 'Microsoft 365', source: MICROSOFT, checked },
  { selector: 'selector2', service: 'Microsoft 365', source: MICROSOFT, checked },
  { selector: 'google', service: 'Google Workspace', source: 'https://support.google.com/a/answer/174124', checked },
  {
    selector: 'default',
    service: 'Plesk, cPanel',
    source: 'https://docs.plesk.com/nl-NL/obsidian/customer-guide/74718/',
    checked,
  },
  { selector: 'x', service: 'DirectAdmin', source: 'https://docs.directadmin.com/', checked },
  { selector: 'transip-a', service: 'TransIP', source: 'https://www.transip.nl/knowledgebase/', checked },
  {
    selector: 'mail',
    service: 'Webnode, OpenDKIM',
    source: 'https://www.webnode.com/nl/support/spf-en-dkim-records/',
    checked,
  },
  {
    selector: 'dkim',
    service: 'mailcow',
    source: 'https://docs.mailcow.email/getstarted/prerequisite-dns/',
    checked,
  },
  {
    selector: 'k1',
    service: 'Mailchimp',
    source: 'https://mailchimp.com/help/set-up-email-domain-authentication/',
    checked,
  },
  {
    selector: 's1',
    service: 'SendGrid',
    source: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/how-to-set-up-domain-authentication',
    checked,
  },
  { selector: 'fm1', service: 'Fastmail', source: 'https://www.fastmail.help/hc/en-us/articles/360060591153', checked },
  { selector: 'protonmail', service: 'Proton Mail', source: 'https://proton.me/support/custom-domain', checked },
];
