import { defineCheck, toUnseen } from '../../check.ts';
import type { Facts } from '../../evidence.ts';
import { isHtmlAnswer } from '../../parse/html/html-answer.ts';

type Reply = Facts['llms'];
type Advertised = NonNullable<Facts['wellKnown']['advertised']>;

const isJson = ({ body }: Reply): boolean => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/** Whether the content has the right type: Markdown may be any text that is not a web page; all other kinds are JSON. */
const isRightType = (kind: Advertised['kind'], reply: Reply): boolean =>
  kind === 'markdown' ? !isHtmlAnswer(reply) && reply.body.trim() !== '' : isJson(reply);

export const agentEndpointsValid = defineCheck({
  id: 'agent-endpoints-valid',
  weight: 1,
  who: 'webbouwer',
  source: 'https://a2a-protocol.org/latest/topics/agent-discovery/',
  needs: ['wellKnown'],
  verdicts: { valid: 'pass', dead: 'warn', wrongType: 'warn', stale: 'warn', none: 'skip' },

  judge({ wellKnown }) {
    const { aiCatalog, advertised } = wellKnown;
    if (advertised?.kind === 'plugin') return { code: 'stale', items: [advertised.url] };
    // The licence is judged by `ai-policy-consistent`.
    const named = advertised?.kind === 'licence' ? null : advertised;
    const catalog =
      aiCatalog.seen && aiCatalog.value.status === 200 && !isHtmlAnswer(aiCatalog.value) ? aiCatalog.value : null;
    if (named === null) {
      if (!aiCatalog.seen) return toUnseen(aiCatalog.why === 'notApplicable' ? 'hidden' : aiCatalog.why);
      if (catalog === null) return { code: 'none' };
      if (catalog.truncated) return toUnseen('tooLarge');
      return { code: isJson(catalog) ? 'valid' : 'wrongType', items: [catalog.url] };
    }
    if (!named.reply.seen) return toUnseen(named.reply.why === 'notApplicable' ? 'hidden' : named.reply.why);
    const { value } = named.reply;
    if (value.status >= 400) return { code: 'dead', items: [`${value.status} ${named.url}`] };
    if (value.truncated && named.kind !== 'markdown') return toUnseen('tooLarge');
    const isWrong = !isRightType(named.kind, value) || (catalog !== null && !isJson(catalog));
    return { code: isWrong ? 'wrongType' : 'valid', items: [named.url] };
  },
});
