import { useRef } from 'preact/hooks';
import { builderWords } from '../../../lib/words/report/builder.ts';
import { CopyButton } from '../../shared/form/CopyButton.tsx';
import { useLocale } from '../../shared/locale.ts';

interface Props {
  readonly message: { readonly subject: string; readonly body: string };
  /** Address of a new mail with it. */
  readonly mailAddress: string;
  /** Hands it to the system's own way of sharing; absent where there is none. */
  readonly onShare?: (() => void) | undefined;
}

/** The first steps to the site's web builder, behind one button: shared, as mail, or copied. */
export const SendToBuilder = ({ message, mailAddress, onShare }: Props) => {
  const words = builderWords[useLocale()];
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
        <a class="button" href={mailAddress}>
          {words.mail}
        </a>
        <CopyButton
          text={`${message.subject}\n\n${message.body.replaceAll('\r\n', '\n')}\n`}
          name={words.copy}
          isNamed
        />
      </div>
    </details>
  );
};
