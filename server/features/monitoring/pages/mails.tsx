import { useLocale } from '../../../../components/shared/locale.ts';
import type { Locale } from '../../../../lib/model.ts';
import { monitoringWords, monitorWords } from '../../../../lib/words/service/words.ts';
import { type PageContext, renderDocument } from '../../../core/pages/document.tsx';
import { type MailKind, toMailPaths, WATCHING } from '../../../core/paths.ts';

/** Links to previews of every kind of mail, before any is switched on. */
export const MailList = ({ kinds }: { readonly kinds: readonly MailKind[] }) => {
  const locale = useLocale();
  const { mails } = monitoringWords[locale];
  return (
    <section class="card" id="mails" aria-labelledby="mails-title">
      <h2 id="mails-title">{mails.title}</h2>
      <p class="quiet">{mails.intro}</p>
      <ul class="mails">
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={toMailPaths(kind).page}>{monitorWords[locale][kind].name}</a>
            <span class="quiet">{mails.when[kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A mail as it would be sent, and its language, which may differ from the page's. */
interface MailView {
  readonly kind: MailKind;
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
}

const OTHER = { nl: 'en', en: 'nl' } as const;

/** Links to the same mail in the other language, and on its own. */
const MailLinks = ({ kind, locale }: Pick<MailView, 'kind' | 'locale'>) => {
  const { mails } = monitoringWords[useLocale()];
  const { page, alone } = toMailPaths(kind);
  const other = OTHER[locale];
  return (
    <p class="choices">
      <a class="button" data-kind="small" href={`${page}?in=${other}`} hreflang={other}>
        {mails.other[other]}
      </a>
      <a class="button" data-kind="small" href={`${alone}?in=${locale}`} hreflang={locale}>
        {mails.alone}
      </a>
    </p>
  );
};

/** Renders the preview page of one kind of mail: its HTML is in a frame in which nothing runs and nothing loads. */
export const renderMailPage = ({ kind, locale, subject, text }: MailView, context: PageContext): string => {
  const { title: watching, mails, back } = monitoringWords[context.locale];
  const title = mails.pageTitle({ name: monitorWords[context.locale][kind].name });
  return renderDocument(
    { title: `${title} · Pijler`, description: mails.when[kind], isIndexed: false },
    context,
    <>
      <nav class="site back" aria-label={watching}>
        <a href={`${WATCHING}#mails`}>{back}</a>
      </nav>
      <main class="front team watching" id="content" tabIndex={-1}>
        <h1>{title}</h1>
        <p>{mails.when[kind]}</p>
        <MailLinks {...{ kind, locale }} />
        <section class="card" aria-labelledby="html-title">
          <h2 id="html-title">{mails.html}</h2>
          <p>
            <span class="quiet">{mails.subject}:</span> <b lang={locale}>{subject}</b>
          </p>
          <iframe class="mail" src={`${toMailPaths(kind).alone}?in=${locale}`} sandbox="" title={title} />
          <p class="quiet">{mails.links}</p>
        </section>
        <section class="card" aria-labelledby="text-title">
          <h2 id="text-title">{mails.text}</h2>
          <pre class="mail" lang={locale}>
            {text}
          </pre>
        </section>
      </main>
    </>,
  );
};
