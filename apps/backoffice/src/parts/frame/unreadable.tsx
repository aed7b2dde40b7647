import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { refusalText } from '../words/refusal-text.ts';

type UnreadableProps = {
  /** 'This batch'. */
  what: string;
  error: Error;
  onAgain: () => unknown;
};

/** In the place of a page whose thing could not be read. */
export function Unreadable({ what, error, onAgain }: UnreadableProps) {
  return (
    <StatePanel
      kind="error"
      heading="h1"
      title={`${what} could not be read`}
      text={refusalText(error)}
      actions={<Button onClick={() => void onAgain()}>Try again</Button>}
    />
  );
}
