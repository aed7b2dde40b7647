import { TextField } from '@ilaneer/ui/fields/text-field';
import { Figure } from '@ilaneer/ui/text/figure';
import { type ReactNode, useState } from 'react';

type OptionListProps<Option> = {
  readonly placeholder: string;
  readonly none: string;
  readonly options: readonly Option[];
  readonly matches: (option: Option, words: string) => boolean;
  readonly children: (found: readonly Option[]) => ReactNode;
};

export function OptionList<Option>({
  placeholder,
  none,
  options,
  matches,
  children,
}: OptionListProps<Option>) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = wanted === '' ? options : options.filter((option) => matches(option, wanted));
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        icon="search"
        label={placeholder.replace('...', '')}
        hideLabel
        placeholder={placeholder}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 ? (
        <p role="status" className="py-2 text-palm-soft text-sm">
          {none}
        </p>
      ) : (
        children(found)
      )}
    </div>
  );
}

type CountNoteProps = { readonly title: string; readonly count: number };

export function CountNote({ title, count }: CountNoteProps) {
  return (
    <span className="flex items-center gap-2">
      {title}
      {count > 0 && (
        <span className="rounded-full bg-tender px-2 text-palm text-xs leading-5 tabular-nums">
          <Figure>{count}</Figure>
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </span>
  );
}
