import type { Telling } from '../../session/result.ts';
import { commonWords } from '../../words/common.ts';
import { say } from '../../words/say.ts';
import { browser } from '../browser.ts';
import { reportLocale } from '../locale.ts';
import type { Job } from './job.ts';

/** The words in which a scan is told here, and where its report is opened. */
export const tellingOf = ({ target, settings, locale }: Pick<Job, 'target' | 'settings' | 'locale'>): Telling => {
  const forResult = reportLocale(settings);
  return {
    say: (finding) => say(finding, locale),
    sayInResult: (finding) => say(finding, forResult),
    names: commonWords[forResult].pillars,
    scanUrl: browser.runtime.getURL(`/report.html?domain=${encodeURIComponent(target.host)}`),
  };
};
