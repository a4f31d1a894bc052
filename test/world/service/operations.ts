import type { Answer } from '../site.ts';

/** The platform's other operations: what they answer is not specified, so each answers in another form. */

interface OperationRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string;
}

const json = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

const ANSWERS: Readonly<Record<string, (request: OperationRequest) => Answer>> = {
  'GET /sbi-ecosystem-api.php': ({ url }) =>
    json({ code: url.searchParams.get('sbi_code'), markt: { bedrijven: 1204, groei: 0.031 }, concurrenten: [] }),
  'GET /bedrijvencheck-api.php': ({ url }) =>
    json(
      Array.from({ length: Number(url.searchParams.get('limit')) }, (_, index) => ({ naam: `Bedrijf ${index + 1}` })),
    ),
  'POST /listing-management-api.php': ({ body }) => json({ ontvangen: body === '' ? null : JSON.parse(body) }, 202),
  'POST /ai-chat-unified.php': () => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: 'Goedemiddag. <b>Waarmee kan ik helpen?</b>',
  }),
  'POST /website-generator-api.php': () => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<!doctype html><title>Nieuw</title><script>globalThis.pwned = true</script>',
  }),
  'POST /multi-tenant-api.php': () => json({ error: 'email is required' }, 422),
};

export const operationAnswer = (request: OperationRequest): Answer =>
  ANSWERS[`${request.method} ${request.url.pathname}`]?.(request) ??
  json({ ok: false, error: { code: 'not_found' } }, 404);
