import * as z from 'zod/mini';
import type { Facts } from '../../evidence.ts';
import type { Target } from '../../model.ts';
import { parsePublicKey } from '../../parse/http/certificate-key.ts';
import { NotObservable, type Reach } from '../network/reach.ts';
import { visitPage } from '../site/answer-fact.ts';

/** The part of `webRequest.getSecurityInfo`'s result that is used. */
const SecurityInfo = z.object({
  protocolVersion: z.string(),
  certificates: z.array(
    z.object({
      subject: z.string(),
      issuer: z.string(),
      validity: z.object({ start: z.number(), end: z.number() }),
      rawDER: z.optional(z.array(z.number())),
    }),
  ),
});

/** The certificate behind the page's own answer. Only Firefox exposes it; `notApplicable` when that answer came over http. */
export const collectCert = async (target: Target, reach: Reach): Promise<Facts['cert']> => {
  if (!reach.showsCertificates) throw new NotObservable('otherBrowser');
  const { url } = await visitPage(target, reach);
  if (!url.startsWith('https:')) throw new NotObservable('notApplicable', url);

  const info = SecurityInfo.safeParse(await reach.certificate(new URL(url).host));
  if (!info.success) throw new NotObservable('malformed', 'security info');
  const { protocolVersion, certificates } = info.data;
  const [leaf] = certificates;
  if (leaf === undefined) throw new NotObservable('malformed', url);
  return {
    protocol: protocolVersion,
    subject: leaf.subject,
    issuer: leaf.issuer,
    from: leaf.validity.start,
    until: leaf.validity.end,
    key: parsePublicKey(new Uint8Array(leaf.rawDER ?? [])),
  };
};
