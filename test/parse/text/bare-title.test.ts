import { expect, test } from 'vitest';
import { toBareTitle } from '../../../lib/parse/text/bare-title.ts';

test.each([
  ['Home |', 'home'],
  [' – Home – ', 'home'],
  ['Welkom!', 'welkom'],
  ['Loading...', 'loading'],
  ['Home | Bakkerij', 'home | bakkerij'],
  ['-', ''],
  ['…', ''],
  ['C++', 'c++'],
  ['@home', '@home'],
  ['日本', '日本'],
])('%j is %j', (title, bare) => expect(toBareTitle(title)).toBe(bare));
