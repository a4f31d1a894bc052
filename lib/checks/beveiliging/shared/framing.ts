import type { Ruling } from '../../../check.ts';
import { assessFraming } from '../../../parse/http/frame-options.ts';

/** What X-Frame-Options alone does; of several different values browsers refuse every frame where they know one (HTML §7.8). */
export const decideByOptions = (
  options: readonly string[],
): Ruling<'closed' | 'several' | 'allowFrom' | 'invalid'> | null => {
  if (options.length === 0) return null;
  if (assessFraming(options) !== 'allowed') return { code: options.length > 1 ? 'several' : 'closed', items: options };
  return { code: options[0]?.startsWith('allow-from') ? 'allowFrom' : 'invalid', items: options };
};

/** A meta element that was meant to keep others from framing the page; there neither is read. */
export const isFramingMeta = ({
  httpEquiv,
  content,
}: {
  readonly httpEquiv: string;
  readonly content: string;
}): boolean =>
  httpEquiv === 'x-frame-options' || (httpEquiv === 'content-security-policy' && /\bframe-ancestors\b/i.test(content));
