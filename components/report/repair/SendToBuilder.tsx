import { useRef, useState } from 'preact/hooks';
import type { BuilderMessage } from '../../../lib/export/builder-message.ts';
import { builderWords } from '../../../lib/words/report/builder.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';

interface Props {
  readonly message: BuilderMessage;
  /** Passes the message to the system's share function; absent when there is none. */
  readonly onShare?: (() => void) | undefined;
}

/** Sends the first steps to the site's web builder, behind one button: shared, as mail, or copied. */
export const SendToBuilder = ({ message, onShare }: Props) => {
  const words = builderWords[useLocale()];
  const [isCopied, setCopied] = useState(false);
  const text = `${message.subject}\n\n${message.body.replaceAll('\r\n', '\n')}\n`;
  // The link itself opens the mail; if the whole message did not fit, it can be pasted there.
  const handleMail = (): void => {
    if (!message.isMailWhole)
      navigator.clipboard.writeText(text).then(
        () => setCopied(true),
        () => setCopied(false),
      );
  };
  const menu = useRef<HTMLDetailsElement>(null);
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || menu.current === null) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  };
  return (
    <details class="send" ref={menu} onKeyDown={handleKey}>
      <summary class="button">{words.send}</summary>
      <div class="choices">
        {onShare && (
          <button type="button" class="button" data-kind="primary" onClick={onShare}>
            {words.share}
          </button>
        )}
        <a class="button" href={message.mailAddress} onClick={handleMail}>
          {words.mail}
        </a>
        <CopyButton text={text} name={words.copy} isNamed />
      </div>
      <p role="status">{isCopied && words.mailRest}</p>
    </details>
  );
};
