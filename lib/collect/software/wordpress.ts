import type { Facts } from '../../evidence.ts';
import type { Page } from '../../facts/page.ts';
import type { Target } from '../../model.ts';
import { countUsers, isNamingXmlrpc, parseReadmeVersion } from '../../parse/software/wordpress-answers.ts';
import { isOwnAddress } from '../../parse/url/own-address.ts';
import { toReply } from '../network/answer.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { collectPart } from '../seen-part.ts';
import { isChallenge } from '../site/own-answer.ts';

type Reply = Facts['fresh'];

const CAP = 64 * 1024;
/** One user is enough to show that they are listed. */
const USERS = 'wp/v2/users';

/** The first address of this site that the head links with this relation. */
const findAdvertised = ({ head }: Page, rel: string, target: Target): string | null =>
  head.links.find((link) => link.rel.toLowerCase().split(' ').includes(rel) && isOwnAddress(link.href ?? '', target))
    ?.href ?? null;

/** The address of the user list under the API's root, which is in the path or, on sites without such paths, in the query. */
const toUsersAddress = (root: string): string => {
  const url = new URL(root);
  const route = url.searchParams.get('rest_route');
  if (route === null) return new URL(`${USERS}?per_page=1`, root.endsWith('/') ? root : `${root}/`).href;
  return `${url.origin}${url.pathname}?rest_route=/${USERS}&per_page=1`;
};

/** The answer as text. A refusal counts as an answer here: the page itself was not refused. */
const requestText = async (reach: Reach, url: string): Promise<Reply> => {
  const answer = await reach.site(url, { purpose: 'system', redirect: 'manual', cap: CAP });
  if (answer.status === 429 || isChallenge(answer)) throw new NotObservable('wall', url);
  return toReply(answer, 'body');
};

const readReply = <T>(read: (reply: Reply) => T, reach: Reach, url: string | null) =>
  collectPart('wordpress', async () => {
    if (url === null) throw new NotObservable('notApplicable', 'the page does not name it');
    const reply = await requestText(reach, url);
    return read(reply.status >= 200 && reply.status < 300 ? reply : { ...reply, body: '' });
  });

/**
 * Information that WordPress gives anybody at the addresses its page advertises: its API (`rel="https://api.w.org/"`)
 * and its remote interface (`rel="EditURI"`), with the readme beside it. Null when the page advertises neither. No
 * other addresses are tried (decision 18).
 */
export const collectWordpress = async (target: Target, reach: Reach): Promise<Facts['wordpress']> => {
  const page = await reach.page();
  const [api, rsd] = [findAdvertised(page, 'https://api.w.org/', target), findAdvertised(page, 'edituri', target)];
  if (api === null && rsd === null) return null;
  const [users, xmlrpc, readme] = await Promise.all([
    readReply(
      ({ body, headers }) => countUsers(body, headers['x-wp-total']),
      reach,
      api === null ? null : toUsersAddress(api),
    ),
    readReply(({ body }) => isNamingXmlrpc(body), reach, rsd),
    readReply(({ body }) => parseReadmeVersion(body), reach, rsd === null ? null : new URL('readme.html', rsd).href),
  ]);
  return { users, xmlrpc, readme };
};
