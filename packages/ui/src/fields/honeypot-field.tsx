type HoneypotFieldProps = { readonly value: string; readonly onChange: (value: string) => void };

/** A field that robots fill in and people never meet: not by eye, not by keyboard, not by screen reader. */
export function HoneypotField({ value, onChange }: HoneypotFieldProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input
          name="website"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </div>
  );
}
