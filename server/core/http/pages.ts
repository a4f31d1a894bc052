import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderFaultPage, renderNotFoundPage } from '../pages/fault.tsx';
import { createPageContext, type Site, sendPage } from './page-context.ts';
import type { Problem } from './problem.ts';

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply =>
  sendPage(request, reply, { page: renderNotFoundPage(createPageContext(request, site)), site, status: 404 });

/** Sends a problem as a page. */
export const sendFault = (request: FastifyRequest, reply: FastifyReply, problem: Problem, site: Site): FastifyReply => {
  // A path that takes forms cannot be viewed.
  const context = { ...createPageContext(request, site), ...(request.method === 'POST' && { path: '/' }) };
  const { status, retryAfter } = problem;
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return sendPage(request, reply, {
    page: renderFaultPage(problem.body(context.locale).error.message, context),
    site,
    status,
  });
};
