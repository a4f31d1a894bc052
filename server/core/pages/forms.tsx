interface FormProps {
  readonly action: string;
  /** Token that proves that the form is one of ours (`computeToken`). */
  readonly token: string;
  readonly name: string;
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** A form with one button, for signed-in users. */
export const OneButton = ({ action, token, name, fields = {} }: FormProps) => (
  <form class="one" method="post" action={action}>
    <input type="hidden" name="token" value={token} />
    {Object.entries(fields).map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
    <button type="submit" class="button" data-kind="small">
      {name}
    </button>
  </form>
);
