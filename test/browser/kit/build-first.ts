import { build } from '../../../scripts/start/build.ts';
import { settleProfile } from './firefox/settled.ts';

/** Once for all files of a run: two that build at the same time would be in each other's way. Firefox is started once, too. */
export default async function buildFirst(): Promise<void> {
  await build('chromium');
  await build('firefox');
  await settleProfile();
}
