import type { ComponentChildren } from 'preact';
import type { Finding } from '../../../lib/model.ts';
import { type Contrast, withContrast } from '../../../lib/view/contrast.ts';
import { groupOffenders } from '../../../lib/view/offender-groups.ts';
import { listDrawable, type Placed } from '../../../lib/view/on-page.ts';
import { makeVisible, toBrief, toWebAddress } from '../../../lib/view/visible.ts';
import { axeRuleWords, type parseRuleName } from '../../../lib/words/axe-rules.ts';
import { formatRatio } from '../../../lib/words/format.ts';
import { onPageWords } from '../../../lib/words/report/on-page.ts';
import { reportWords } from '../../../lib/words/report/report.ts';
import { useLocale } from '../../shared/locale.ts';
import { Offer } from '../../shared/Offer.tsx';
import type { OnPage } from './on-page.ts';

interface RuleTextProps {
  readonly rule: NonNullable<ReturnType<typeof parseRuleName>>;
  /** False when a person has to judge whether it is a fault. */
  readonly isSure: boolean;
}

/** What a rule of the accessibility engine found, who is hindered by it, and its repair. */
const RuleText = ({ rule, isSure }: RuleTextProps) => {
  const locale = useLocale();
  const { check } = reportWords[locale];
  const { what, whom, fix } = axeRuleWords[locale][rule];
  return (
    <p class="rule">
      {!isSure && `${check.toJudge}: `}
      <b>{what}</b> {whom} {fix}
    </p>
  );
};

const Colour = ({ name, colour }: { readonly name: string; readonly colour: string }) => (
  <span class="colour">
    <span class="sample" style={{ backgroundColor: colour }} />
    {name} <code>{colour}</code>
  </span>
);

interface ContrastSampleProps {
  readonly contrast: Contrast;
  /** Measured between a link and the text around it. */
  readonly isLink: boolean;
}

/** A measured contrast, the required one, and both colours. */
const ContrastSample = ({ contrast, isLink }: ContrastSampleProps) => {
  const locale = useLocale();
  const { check } = reportWords[locale];
  const { ratio, needed, text, background } = contrast;
  return (
    <p class="contrast">
      <span>{check.contrast({ ratio: formatRatio(locale, ratio), needed: formatRatio(locale, needed) })}</span>
      <Colour name={isLink ? check.link : check.text} colour={text} />
      <Colour name={isLink ? check.around : check.background} colour={background} />
    </p>
  );
};

const Open = ({ address, children }: { readonly address: string; readonly children: ComponentChildren }) => {
  const url = toWebAddress(address);
  return url === null ? null : (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

/** What the user can do when nothing is shown. */
const Offers = ({ onPage, why }: { readonly onPage: OnPage; readonly why: string }) => {
  const words = onPageWords[useLocale()];
  if (why === 'gone') return <Open address={onPage.page}>{words.open}</Open>;
  if (why === 'newer') return <a href={onPage.newest}>{words.newest}</a>;
  if (why !== 'access' && why !== 'changed') return null;
  return (
    <>
      {why === 'access' && <span class="quiet">{words.asks({ host: toBrief(onPage.host) })}</span>}
      <Offer onPress={onPage.scanAgain}>{words.scanAgain}</Offer>
    </>
  );
};

/** The progress of showing an offender of this check, and what helps when it cannot be shown. */
const ShowingStatus = ({ onPage, id }: { readonly onPage: OnPage; readonly id: string }) => {
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

interface Props {
  readonly finding: Finding;
  /** Actions on the page; null when it is out of reach. */
  readonly onPage: OnPage | null;
}

interface ButtonProps {
  readonly finding: Finding;
  readonly onPage: OnPage;
  readonly placed: readonly Placed[];
  readonly at: number;
}

const Show = ({ finding, onPage, placed, at }: ButtonProps) => {
  const words = onPageWords[useLocale()];
  return (
    <button type="button" class="link" onClick={() => onPage.show(finding, at)}>
      {words.show}
      {placed.length > 1 && <span class="unseen">, {words.count({ at: at + 1, of: placed.length })}</span>}
    </button>
  );
};

/** One of the finding's items, its measurements, and a button that shows it if it is in the page. */
const Offender = ({ finding, onPage, index }: Props & { readonly index: number }) => {
  const { offender, contrast, isLink } = withContrast(finding.items[index] ?? '');
  const placed = listDrawable(finding);
  const at = placed.findIndex(({ item }) => item === index);
  return (
    <li>
      <code dir="auto">{makeVisible(offender)}</code>
      {onPage !== null && at >= 0 && <Show {...{ finding, onPage, placed, at }} />}
      {contrast !== null && <ContrastSample {...{ contrast, isLink }} />}
    </li>
  );
};

/** The offenders of a finding, by the rule that they break; those in the page with a button that shows them. */
export const Offenders = ({ finding, onPage }: Props) => (
  <>
    {groupOffenders(finding).map(({ rule, items }) => (
      <div class="breach" key={rule ?? ''}>
        {rule !== null && <RuleText rule={rule} isSure={finding.code !== 'toCheck'} />}
        <ul class="offenders">
          {items.map((index) => (
            <Offender key={index} {...{ finding, onPage, index }} />
          ))}
        </ul>
      </div>
    ))}
    {onPage !== null && <ShowingStatus onPage={onPage} id={finding.id} />}
  </>
);
