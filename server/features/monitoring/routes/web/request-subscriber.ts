import type { Locale } from '../../../../../lib/model.ts';
import type { Member, V1Deps } from '../../../../core/http/member.ts';
import type { Fields } from '../../../../core/http/own-form.ts';
import { SUBSCRIPTION_KINDS } from '../../model/subscription-kinds.ts';
import type { SubscriberDraft } from '../../pages/view.ts';
import { readSubscriber, requestSubscriber } from '../actions/subscribers.ts';
import { type Refused, readTypedSubscriber, toFieldFault } from './drafts.ts';

/** The result of submitting an address: it was asked to confirm, or the form is shown again with the error. */
type SubscribeResult =
  | { readonly isSent: true }
  | {
      readonly isSent: false;
      readonly subscriber: SubscriberDraft;
      readonly status: number;
      readonly retryAfter: number | null;
    };

interface Form {
  readonly fields: Fields;
  /** Null for all sites. */
  readonly site: string | null;
  readonly locale: Locale;
}

const FIELDS: Readonly<Record<string, Refused>> = {
  address: 'address',
  locale: 'locale',
  zone: 'zone',
  wants: 'wants',
};

/** Asks the address in a form to confirm. */
export const requestOnPage = async (
  deps: V1Deps,
  member: Member,
  { fields, site, locale }: Form,
): Promise<SubscribeResult> => {
  const typed = readTypedSubscriber(fields);
  const refuse = (why: Refused, status: number, retryAfter: number | null = null): SubscribeResult => {
    const field = FIELDS[why] === undefined ? 'address' : why;
    return { isSent: false, subscriber: { typed, fault: toFieldFault(locale, field, why) }, status, retryAfter };
  };
  const { address, zone, locale: language } = typed;
  const wants = site === null ? SUBSCRIPTION_KINDS.filter((want) => typed[want] !== '') : undefined;
  const read = readSubscriber({ site, address: address.trim(), zone: zone.trim(), locale: language, wants });
  if ('wrong' in read) return refuse(FIELDS[read.wrong] ?? 'address', 400);
  const answer = await requestSubscriber(deps, member, read.request);
  if (answer === 'known' || answer === 'full') return refuse(answer, 409);
  if (answer === 'site') return refuse('noSite', 404);
  return 'wait' in answer ? refuse('often', 429, answer.wait) : { isSent: true };
};
