import { expect, test } from 'vitest';
import { openApi } from '../../../../server/app/openapi/document.ts';
import { createExample } from '../../../../server/core/pages/api-docs/example.ts';

const API = openApi('en');

test.each([
  ['host', 'example.nl'],
  ['finished_at', '2026-11-20T09:30:00.000Z'],
  ['at', '2026-11-20T09:30:00.000Z'],
  ['repeated_atlas', '…'],
  ['remark', '…'],
  // A name that every JavaScript object has is treated like any other field.
  ['toString', '…'],
])('the example of a text field called %s is %s', (name, example) => {
  expect(createExample(API, { type: 'string' }, name)).toBe(example);
});
