import { Button } from '@ilaneer/ui/buttons/button';

type ChangeButtonProps = {
  /** What it changes, for those who don't see where it stands. */
  readonly what: string;
  readonly isNew?: boolean;
  readonly onPress: () => void;
};

/** 'Change', or 'Add' where there is nothing yet. */
export function ChangeButton({ what, isNew = false, onPress }: ChangeButtonProps) {
  return (
    <Button variant="quiet" size="sm" onClick={onPress}>
      {isNew ? 'Add' : 'Change'}
      <span className="sr-only"> {what}</span>
    </Button>
  );
}
