import { build } from '../../../scripts/start/build.ts';

/** Once for all files of a run: two that build at the same time would be in each other's way. */
export default async function buildFirst(): Promise<void> {
  await build('chromium');
  await build('firefox');
}
