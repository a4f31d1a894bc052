import { expect, test } from 'vitest';
import { readBody } from '../../../lib/collect/network/read-body.ts';

const streamed = (chunks: number, size: number, cancelled: () => void): Response => {
  let sent = 0;
  return new Response(
    new ReadableStream({
      pull(controller) {
        if (sent === chunks) return controller.close();
        sent += 1;
        controller.enqueue(new Uint8Array(size).fill(sent));
      },
      cancel: cancelled,
    }),
  );
};

test('a body under the cap is read whole', async () => {
  const { body, truncated } = await readBody(
    streamed(3, 10, () => {}),
    100,
  );
  expect([body.byteLength, body[29], truncated]).toEqual([30, 3, false]);
});

test('a body as long as the cap is whole', async () => {
  expect(
    await readBody(
      streamed(1, 10, () => {}),
      10,
    ),
  ).toMatchObject({ truncated: false });
});

test('a longer body is truncated at the cap and the stream cancelled', async () => {
  let cancelled = false;
  const { body, truncated } = await readBody(
    streamed(1_000, 10, () => {
      cancelled = true;
    }),
    25,
  );
  expect([body.byteLength, truncated, cancelled]).toEqual([25, true, true]);
});

test('a response without a body is empty', async () => {
  expect(await readBody(new Response(null), 10)).toEqual({ body: new Uint8Array(), truncated: false });
});
