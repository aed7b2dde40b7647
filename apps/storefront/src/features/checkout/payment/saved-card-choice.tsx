import { FieldError } from '@ilaneer/ui/fields/field-frame';
import { RadioGroup } from '@ilaneer/ui/fields/radio-group';
import { useId } from 'react';
import { SavedCardsFailed } from './saved-cards-failed.tsx';
import type { PaymentChoice } from './use-payment-choice.ts';

type SavedCardChoiceProps = { readonly choice: PaymentChoice; readonly disabled: boolean };

/** The saved cards to pay with, by network and last four digits. */
export function SavedCardChoice({ choice, disabled }: SavedCardChoiceProps) {
  const errorId = useId();
  const { options, savedCards } = choice;
  const problem = choice.problemOf('saved-card');
  if (options.data === undefined) {
    return (
      <div className="grid gap-1">
        <SavedCardsFailed options={options} />
        {problem !== undefined && <FieldError id={errorId}>{problem}</FieldError>}
      </div>
    );
  }
  return (
    <RadioGroup
      label="Your saved cards"
      hideLabel
      value={choice.savedCardId}
      onValueChange={choice.setSavedCardId}
      disabled={disabled}
      options={savedCards.map(({ id, network, last4, expiry }) => ({
        value: id,
        label: `${network} ending in ${last4}`,
        hint: expiry === null ? undefined : `Expires ${expiry}`,
        icon: 'card',
      }))}
    />
  );
}
