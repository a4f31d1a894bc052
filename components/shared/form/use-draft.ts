import type { TargetedEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Typed = TargetedEvent<HTMLInputElement>;

/**
 * A text field that is kept when it is left: what is being typed is the field's own until then, so that a page that is
 * drawn anew meanwhile does not take it away.
 */
export const useDraft = (saved: string, onSave: (text: string) => void) => {
  const [draft, setDraft] = useState(saved);
  useEffect(() => setDraft(saved), [saved]);
  return {
    value: draft,
    onInput: ({ currentTarget }: Typed) => setDraft(currentTarget.value),
    onChange: ({ currentTarget }: Typed) => onSave(currentTarget.value.trim()),
  };
};
