import type { ComponentChildren } from 'preact';
import { brief, webAddress } from '../../lib/view/visible.ts';
import { onPageWords } from '../../lib/words/on-page.ts';
import { useLocale } from '../shared/locale.ts';
import { Offer } from '../shared/Offer.tsx';
import type { OnPage } from './on-page.ts';

const Open = ({ address, children }: { readonly address: string; readonly children: ComponentChildren }) => {
  const url = webAddress(address);
  return url === null ? null : (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

/** What can be done where nothing is shown. */
const Offers = ({ onPage, why }: { readonly onPage: OnPage; readonly why: string }) => {
  const words = onPageWords[useLocale()];
  if (why === 'gone') return <Open address={onPage.page}>{words.open}</Open>;
  if (why === 'newer') return <a href={onPage.newest}>{words.newest}</a>;
  if (why !== 'access' && why !== 'changed') return null;
  return (
    <>
      {why === 'access' && <span class="quiet">{words.asks({ host: brief(onPage.host) })}</span>}
      <Offer onPress={onPage.scanAgain}>{words.scanAgain}</Offer>
    </>
  );
};

/** How far showing an offender of this check has come, and what helps where it cannot be shown. */
export const ShowingStatus = ({ onPage, id }: { readonly onPage: OnPage; readonly id: string }) => {
  const words = onPageWords[useLocale()];
  const showing = onPage.now?.check === id ? onPage.now.showing : null;
  const sentence = showing?.step === 'notShown' ? words.notShown[showing.why] : showing && words[showing.step];
  return (
    <div class="showing">
      <p role="status">{sentence}</p>
      {showing?.step === 'notShown' && <Offers onPage={onPage} why={showing.why} />}
      {showing?.step === 'shown' && <Offer onPress={onPage.end}>{words.end}</Offer>}
    </div>
  );
};
