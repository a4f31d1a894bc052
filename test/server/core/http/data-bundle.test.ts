import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addDataBundle } from '../../../../server/core/http/data-bundle.ts';

const answer = async (bundle: Uint8Array | null) => {
  const app = Fastify();
  addDataBundle(app, () => bundle);
  const { statusCode, headers, rawPayload } = await app.inject('/api/pijler-data.json');
  await app.close();
  return { statusCode, type: String(headers['content-type'] ?? ''), body: rawPayload.toString('utf8') };
};

test('a bundle is served unchanged', async () => {
  const bytes = new TextEncoder().encode('{"format":"pijler-data-1"}');
  expect(await answer(bytes)).toMatchObject({ statusCode: 200, body: '{"format":"pijler-data-1"}' });
  expect((await answer(bytes)).type).toMatch(/^application\/json/);
});

test('without a bundle the response is 404', async () => expect((await answer(null)).statusCode).toBe(404));
