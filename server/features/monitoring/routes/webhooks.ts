import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { toIsoTextOrNone } from '../../../../lib/time.ts';
import {
  createBadField,
  createNotFound,
  requireMember,
  requireSharer,
  sayInWords,
  type V1Deps,
} from '../../../core/http/member.ts';
import { Problem } from '../../../core/http/problem.ts';
import { listWebhooks, type WebhookOf } from '../store/webhooks.ts';
import { dropWebhook, makeWebhook, startWebhook, testWebhook } from './actions/webhooks.ts';
import { parseBody } from './monitor.ts';

export const WEBHOOKS_PATH = '/api/v1/webhooks';

export const CreateWebhookRequest = z.strictObject({ url: z.string().check(z.maxLength(2_000)) });

const FIELDS = { id: z.string(), url: z.string(), on: z.boolean(), failing_since: z.nullable(z.string()) } as const;
export const Webhook = z.strictObject(FIELDS);
/** The response to creating a webhook: the only one that contains the secret which signs its messages. */
export const CreatedWebhook = z.strictObject({ ...FIELDS, secret: z.string() });
export const WebhookList = z.strictObject({ webhooks: z.array(Webhook) });

const toWebhook = ({ id, url, failingSince, offAt }: WebhookOf): z.infer<typeof Webhook> => ({
  id,
  url,
  on: offAt === null,
  failing_since: toIsoTextOrNone(failingSince),
});
const getWebhookId = ({ params }: FastifyRequest): string => (params as { readonly id: string }).id;

/** Registers the routes about a team's webhooks. The address is checked every time something is sent. */
export const addWebhookRoutes = (app: FastifyInstance, deps: V1Deps): void => {
  const { store } = deps;
  app.get(WEBHOOKS_PATH, async (request): Promise<z.infer<typeof WebhookList>> => {
    const { team } = await requireMember(deps, request, 'read');
    return { webhooks: (await listWebhooks(store.db, team)).map(toWebhook) };
  });

  app.post(WEBHOOKS_PATH, async (request, reply) => {
    const member = await requireSharer(deps, request);
    const created = await makeWebhook(deps, member, parseBody(CreateWebhookRequest, request).url);
    if (created === 'url') throw createBadField('url');
    if (created === 'full')
      throw new Problem(
        'conflict',
        sayInWords((words) => words.manyWebhooks),
      );
    return reply.status(201).send({ ...toWebhook(created), secret: created.secret });
  });

  app.post(`${WEBHOOKS_PATH}/:id/on`, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    if (!(await startWebhook(deps, member, getWebhookId(request)))) throw createNotFound();
    return reply.status(204).send();
  });

  app.post(`${WEBHOOKS_PATH}/:id/test`, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    if (!(await testWebhook(deps, member, getWebhookId(request)))) throw createNotFound();
    return reply.status(202).send();
  });

  app.delete(`${WEBHOOKS_PATH}/:id`, async (request, reply) => {
    const member = await requireMember(deps, request, 'manage');
    if (!(await dropWebhook(deps, member, getWebhookId(request)))) throw createNotFound();
    return reply.status(204).send();
  });
};
