import type { TargetedEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Typed = TargetedEvent<HTMLInputElement>;

/**
 * A text field that is kept when it is left: what is being typed is the field's own until then, so that a page that is
 * drawn anew meanwhile does not take it away.
 */
export const useDraft = (kept: string, onKept: (text: string) => void) => {
  const [draft, setDraft] = useState(kept);
  useEffect(() => setDraft(kept), [kept]);
  return {
    value: draft,
    onInput: ({ currentTarget }: Typed) => setDraft(currentTarget.value),
    onChange: ({ currentTarget }: Typed) => onKept(currentTarget.value.trim()),
  };
};
