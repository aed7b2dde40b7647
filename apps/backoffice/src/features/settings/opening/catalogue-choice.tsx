import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { type ReactNode, useState } from 'react';
import { type Checklist, useChooseCatalogue } from '../use-checklist.ts';

const OPTIONS = [
  {
    value: 'empty',
    label: 'An empty catalogue',
    hint: 'Create your own products and categories, one by one or from a CSV file.',
  },
  {
    value: 'sample',
    label: 'The sample catalogue',
    hint: 'Drinks, oil and merchandise to explore, change or archive. Not for sale as they are.',
  },
] as const;

type Choice = (typeof OPTIONS)[number]['value'];

type CatalogueChoiceProps = { checklist: Checklist; onDone?: () => void; also?: ReactNode };

export function CatalogueChoice({ checklist, onDone, also }: CatalogueChoiceProps) {
  const [choice, setChoice] = useState<Choice>('empty');
  const choose = useChooseCatalogue(onDone);
  const { catalogue } = checklist;
  if (catalogue !== null) {
    return (
      <div className="grid gap-4">
        <p className="text-sm">
          {catalogue === 'sample'
            ? 'The shop started with the sample catalogue. Its products can be changed and archived one by one.'
            : 'The shop started with an empty catalogue.'}
        </p>
        {onDone && (
          <div className="flex flex-wrap gap-2">
            <Button onClick={onDone}>Continue</Button>
            {also}
          </div>
        )}
      </div>
    );
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        choose.mutate(choice);
      }}
    >
      {choose.isError && <Notice tone="error">{choose.error.message}</Notice>}
      <RadioGroup
        label="Starting catalogue"
        hideLabel
        className="sm:grid-cols-2 sm:items-stretch"
        value={choice}
        onValueChange={setChoice}
        options={OPTIONS}
      />
      <p className="text-palm-soft text-sm">This can be chosen only once.</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={choose.isPending}>
          Start with this
        </Button>
        {also}
      </div>
    </form>
  );
}
