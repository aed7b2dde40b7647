import { Button } from '@ilaneer/ui/buttons/button';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { Icon } from '@ilaneer/ui/text/icon';

type StateQuestionProps = {
  readonly zipCode: string;
  readonly state: string;
  readonly pinCodeState: string | null;
  readonly confirmed: boolean;
  readonly onConfirm: (confirmed: boolean) => void;
  readonly onCorrect: (state: string) => void;
};

/** ADDRESS-16. */
export function StateQuestion({
  zipCode,
  state,
  pinCodeState,
  confirmed,
  onConfirm,
  onCorrect,
}: StateQuestionProps) {
  if (pinCodeState === null || state === '' || state === pinCodeState) return null;
  return (
    <div className="grid gap-2 rounded-md bg-sun-tint px-4 py-3 text-sm sm:col-span-2">
      <p role="status" className="flex items-start gap-2 font-medium">
        <Icon name="alert" className="mt-px size-5 shrink-0 text-husk-dark" />
        <span>
          PIN code {zipCode} is in {pinCodeState}, not in {state}. The tax depends on the state.
        </span>
      </p>
      {!confirmed && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onCorrect(pinCodeState)}
        >
          Change to {pinCodeState}
        </Button>
      )}
      <CheckboxField
        label={`The address is in ${state} all the same`}
        checked={confirmed}
        onCheckedChange={onConfirm}
      />
    </div>
  );
}
