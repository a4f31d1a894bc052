import { askByTcp, askByUdp, isTruncated } from './dns-client.ts';
import type { Answer, Site, Visit } from './site.ts';

const CORS = { 'access-control-allow-origin': '*' };

/** Milliseconds for one question to the resolver behind the front. */
const LIMIT = 5_000;

/** DNS over HTTPS (RFC 8484) as the public resolvers speak it; 502 where there is no resolver behind it. */
export const resolverFront = (host: string, port: number | null): Site => ({
  hosts: [host],
  zones: [],
  registrations: [],
  https: async (visit) => {
    if (visit.path !== '/dns-query') return { status: 404, headers: CORS };
    if (visit.method === 'OPTIONS') return { status: 204, headers: { ...CORS, 'access-control-allow-headers': '*' } };
    const question = questionOf(visit);
    if (question === null) return { status: 400, headers: CORS };
    return port === null ? { status: 502, headers: CORS } : ask(port, question);
  },
});

const questionOf = ({ method, query, headers, body }: Visit): Buffer | null => {
  if (method === 'POST') return headers['content-type'] === 'application/dns-message' ? body : null;
  const encoded = new URLSearchParams(query).get('dns');
  const question = Buffer.from(encoded ?? '', 'base64url');
  return question.length < 12 ? null : question;
};

const ask = async (port: number, question: Buffer): Promise<Answer> => {
  const brief = await askByUdp(port, question, LIMIT);
  const body = isTruncated(brief) ? await askByTcp(port, question, LIMIT) : brief;
  return {
    status: 200,
    headers: { ...CORS, 'content-type': 'application/dns-message', 'cache-control': 'max-age=60' },
    body,
  };
};
