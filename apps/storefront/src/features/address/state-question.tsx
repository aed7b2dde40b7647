import { Button } from '@ilaneer/ui/buttons/button';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { Icon } from '@ilaneer/ui/text/icon';

type StateQuestionProps = {
  readonly zipCode: string;
  readonly state: string;
  readonly otherState: string;
  readonly confirmed: boolean;
  readonly isSaid: boolean;
  readonly disabled: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
  readonly onCorrect: () => void;
};

/** The state determines the tax. */
export function StateQuestion({
  zipCode,
  state,
  otherState,
  confirmed,
  isSaid,
  disabled,
  onConfirm,
  onCorrect,
}: StateQuestionProps) {
  return (
    <div className="grid gap-2 rounded-md bg-sun-tint px-4 py-3 text-sm sm:col-span-2">
      <p role="status" className="flex items-start gap-2 font-medium">
        <Icon name="alert" className="mt-px size-5 shrink-0 text-husk-dark" />
        <span>
          {!isSaid && `PIN code ${zipCode} is in ${otherState}, not in ${state}. `}
          Your tax depends on the state.
        </span>
      </p>
      {!confirmed && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={disabled}
          onClick={onCorrect}
        >
          Change to {otherState}
        </Button>
      )}
      <CheckboxField
        label={`My address is in ${state} all the same`}
        checked={confirmed}
        disabled={disabled}
        onCheckedChange={onConfirm}
      />
    </div>
  );
}
