import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';

type StaleCartNoteProps = {
  readonly problem: string;
  readonly busy: boolean;
  readonly onRetry: () => void;
};

/** Says that the cart in sight is an earlier copy, because the server could not be asked for it. */
export function StaleCartNote({ problem, busy, onRetry }: StaleCartNoteProps) {
  return (
    <Notice tone="error">
      <p>Error loading cart</p>
      <p className="font-normal">{problem} You see it as it was before.</p>
      <Button variant="secondary" size="sm" className="mt-3" busy={busy} onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}
