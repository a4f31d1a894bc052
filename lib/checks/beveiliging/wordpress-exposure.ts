import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';

type Exposure = NonNullable<Facts['wordpress']>;

const listItems = ({ users, xmlrpc, readme }: Exposure): readonly string[] => [
  ...(users.seen && users.value !== null ? [`wp/v2/users: ${users.value}`] : []),
  ...(xmlrpc.seen && xmlrpc.value ? ['xmlrpc.php'] : []),
  ...(readme.seen && readme.value !== null ? [`readme.html: WordPress ${readme.value}`] : []),
];

export const wordpressExposure = defineCheck({
  id: 'wordpress-exposure',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  // WordPress does not treat user names as secret, but they do help attackers to guess passwords.
  source:
    'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/03-Identity_Management_Testing/04-Testing_for_Account_Enumeration_and_Guessable_User_Account',
  needs: ['wordpress'],
  verdicts: { closed: 'pass', open: 'warn', none: 'skip' },

  judge({ wordpress }) {
    if (wordpress === null) return { code: 'none' };
    const items = listItems(wordpress);
    if (items.length > 0) return { code: 'open', args: { count: items.length }, items };
    // Addresses that the page does not advertise are not requested, and cast no doubt on the result.
    const [blind] = Object.values(wordpress).flatMap((one) =>
      one.seen || one.why === 'notApplicable' ? [] : [one.why],
    );
    return blind === undefined ? { code: 'closed' } : toUnseen(blind);
  },
});
