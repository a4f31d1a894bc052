import type { FastifyReply } from 'fastify';
import type { Locale } from '../../../../lib/model.ts';
import { mailPage } from '../../../web/watching/mails.tsx';
import { mailPaths } from '../../../web/watching/paths.ts';
import { exampleMail, type MailKind, mailKind } from '../../watching/mails.ts';
import { FRAMING, pageContext, sendPage } from '../page-context.ts';
import { sendNotFound } from '../pages.ts';
import { forMember, type SitesRoom, type Visit } from '../sites/member.ts';

/** Of a mail by itself: nothing runs, nothing is loaded, nothing is sent, and only pages of ours frame it. */
const ALONE = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  'Cache-Control': 'no-store',
};

/** Where links of an example lead: as text to where there is nothing, and within a page nowhere. */
const NOWHERE = { text: 'https://scan.example/', html: '#' } as const;

/** Every kind of mail, as it would be sent to somebody of this team, before any is switched on. */
export const addMailPages = ({ app, site, deps }: SitesRoom): void => {
  const localeIn = ({ request }: Visit): Locale => {
    const { in: language } = request.query as { readonly in?: unknown };
    return language === 'nl' || language === 'en' ? language : pageContext(request, site).locale;
  };
  const mailFor = (visit: Visit, kind: MailKind, part: keyof typeof NOWHERE) => {
    const { known } = visit.member;
    return exampleMail(kind, { team: known.name, locale: localeIn(visit), lead: NOWHERE[part], at: deps.now() });
  };
  const ofKind = (does: (visit: Visit, kind: MailKind) => FastifyReply) =>
    forMember(site, 'read', async (visit) => {
      const { request, reply } = visit;
      const kind = mailKind((request.params as { readonly kind: string }).kind);
      return kind === undefined ? sendNotFound(request, reply, site) : does(visit, kind);
    });
  app.get(
    mailPaths(':kind').page,
    ofKind((visit, kind) => {
      const { request, reply } = visit;
      const { subject, text } = mailFor(visit, kind, 'text');
      const page = mailPage({ kind, locale: localeIn(visit), subject, text }, pageContext(request, site));
      return sendPage(request, reply, { page, site, headers: { 'Content-Security-Policy': FRAMING } });
    }),
  );
  app.get(
    mailPaths(':kind').alone,
    ofKind((visit, kind) => visit.reply.headers(ALONE).send(mailFor(visit, kind, 'html').html)),
  );
};
