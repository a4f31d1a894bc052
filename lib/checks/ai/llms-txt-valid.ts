import { defineCheck, toUnseen } from '../../check.ts';
import { isHtmlAnswer } from '../../parse/html/html-answer.ts';
import { parseLlmsTxt } from '../../parse/site-files/llms-txt.ts';

const SHORT = 50;

export const llmsTxtValid = defineCheck({
  id: 'llms-txt-valid',
  weight: 1,
  who: 'webbouwer',
  effort: 1,
  source: 'https://llmstxt.org/',
  needs: ['llms'],
  helps: ['missing'],
  verdicts: { valid: 'pass', partlyRead: 'pass', faulty: 'warn', webPage: 'warn', serverError: 'fail', absent: 'skip' },

  judge({ llms, missing }) {
    if (llms.status >= 500) return { code: 'serverError', args: { status: llms.status } };
    if (llms.status >= 400 || llms.status < 200) return { code: 'absent' };
    if (isHtmlAnswer(llms)) {
      if (!missing.seen) return toUnseen(missing.why === 'notApplicable' ? 'hidden' : missing.why);
      // The site answers every address with a page: the file does not exist.
      return { code: missing.value.status < 400 ? 'absent' : 'webPage' };
    }

    const { title, links, ignored, length } = parseLlmsTxt(llms.body);
    const args = { title: title ?? '', links };
    const lacks = [
      ...(title === null ? ['# …'] : []),
      ...(links === 0 ? ['[…](…)'] : []),
      ...(length < SHORT ? [`< ${SHORT}`] : []),
      ...(llms.truncated ? ['> 256 KiB'] : []),
    ];
    if (lacks.length > 0) return { code: 'faulty', args, items: lacks };
    return ignored.length > 0 ? { code: 'partlyRead', args, items: ignored } : { code: 'valid', args };
  },
});
