import { type Block, toBlock } from '../egress/address.ts';
import { UsageError } from './options/usage-error.ts';

/** Parses a block of addresses. Throws a UsageError. */
export const parseBlock = (option: string, value: string): Block => {
  const block = toBlock(value);
  if (block === null) throw new UsageError((words) => words.block({ option, value }));
  return block;
};
