export type Filter<Value, Written extends string = string> = {
  readonly label: string;
  readonly control: FilterControl;
  readonly empty: Value;
  readonly isRare?: boolean;
  read(text: string): Value;
  write(value: Value): Written | null;
};

export type FilterOption = { readonly value: string; readonly label: string };

export type FilterControl =
  | { readonly kind: 'choices'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'choice'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'one'; readonly options: readonly FilterOption[] }
  | { readonly kind: 'text' }
  | { readonly kind: 'day' }
  | { readonly kind: 'flag' };

type Words<Value extends string> = readonly (readonly [value: Value, label: string])[];

export function choices<Value extends string>(label: string, words: Words<Value>): Filter<readonly Value[]> {
  return {
    label,
    control: { kind: 'choices', options: optionsOf(words) },
    empty: [],
    read: (text) => {
      const wanted = text.split(',');
      return words.flatMap(([value]) => (wanted.includes(value) ? [value] : []));
    },
    write: (values) => (values.length === 0 ? null : values.join(',')),
  };
}

export function choice<Value extends string>(
  label: string,
  words: Words<Value>,
): Filter<Value | null, Value> {
  return {
    label,
    control: { kind: 'choice', options: optionsOf(words) },
    empty: null,
    read: (text) => words.find(([value]) => value === text)?.[0] ?? null,
    write: (value) => value,
  };
}

export function one<Value extends string>(
  label: string,
  words: Words<Value> & readonly [readonly [Value, string], ...unknown[]],
): Filter<Value, Value> {
  const [[first]] = words;
  return {
    label,
    control: { kind: 'one', options: optionsOf(words) },
    empty: first,
    read: (text) => words.find(([value]) => value === text)?.[0] ?? first,
    write: (value) => (value === first ? null : value),
  };
}

export function text(label: string): Filter<string> {
  return {
    label,
    control: { kind: 'text' },
    empty: '',
    read: (written) => written,
    write: (value) => (value.trim() === '' ? null : value.trim()),
  };
}

/** In India. */
export function day(label: string): Filter<string | null> {
  return {
    label,
    control: { kind: 'day' },
    empty: null,
    read: (written) => (/^\d{4}-\d\d-\d\d$/.test(written) ? written : null),
    write: (value) => value,
  };
}

export function flag(label: string): Filter<boolean> {
  return {
    label,
    control: { kind: 'flag' },
    empty: false,
    read: (written) => written === 'true',
    write: (value) => (value ? 'true' : null),
  };
}

export function rare<Value>(filter: Filter<Value>): Filter<Value> {
  return { ...filter, isRare: true };
}

function optionsOf(words: Words<string>): FilterOption[] {
  return words.map(([value, label]) => ({ value, label }));
}
