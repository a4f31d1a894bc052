import type { FastifyReply } from 'fastify';
import { DECISION_KINDS, MOST_DECISIONS, type StoredDecision } from '../../../../../lib/decision.ts';
import { decisionWords } from '../../../../../lib/words/report/decision.ts';
import { sendNotFound } from '../../../../core/http/pages.ts';
import { sitePaths } from '../../../../core/paths.ts';
import { decide } from '../../store/decisions.ts';
import { latestReport } from '../../store/scans-of-site.ts';
import type { SiteTools } from './site-tools.ts';

/** What is decided about a finding of the latest report, or taken back. */
export const addDecision = ({ app, site, deps: { store, now }, form, text, show, localeOf }: SiteTools): void => {
  app.post(
    sitePaths(':id').decide,
    form(async (visit, { id, ...own }) => {
      const { member, request, reply } = visit;
      const check = text(visit, 'check');
      const put = async (decision: StoredDecision | null): Promise<FastifyReply> => {
        await decide(store, member, { id, check, decision, now: now() });
        return reply.redirect(`${sitePaths(id).page}?told=saved#todo`, 303);
      };
      if (text(visit, 'undo') === '1') return put(null);
      const report = (await latestReport(store, { team: member.team, id }))?.report;
      const finding = report?.findings.find((one) => one.id === check);
      if (report == null || finding === undefined) return sendNotFound(request, reply, site);
      const kind = DECISION_KINDS.find((one) => one === text(visit, 'kind')) ?? 'intended';
      const reason = text(visit, 'reason').trim();
      const { noReason, tooLong } = decisionWords[localeOf(visit)];
      const most = MOST_DECISIONS.reason;
      if (reason !== '' && reason.length <= most)
        return put({ kind, reason, at: now(), check, code: finding.code, rules: report.rules });
      const fault = {
        of: 'decision',
        text: reason === '' ? noReason : tooLong({ most }),
        check,
        typed: reason,
      } as const;
      return show(visit, { id, ...own }, { fault, status: 400 });
    }),
  );
};
