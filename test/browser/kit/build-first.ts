import { build } from '../../../scripts/start/build.ts';
import { settleProfile } from './firefox/settled.ts';

/**
 * Once for all files of a run: two that build at the same time would be in each other's way. Firefox is started once beside the first
 * tests: who opens it before it is settled has a slower start, and no other.
 */
export default async function buildFirst(): Promise<() => Promise<void>> {
  await build('chromium');
  await build('firefox');
  const settled = settleProfile();
  // It is told at the end.
  settled.catch(() => {});
  return () => settled;
}
