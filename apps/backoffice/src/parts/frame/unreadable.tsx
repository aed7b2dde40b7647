import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { refusalText } from '../words/refusal-text.ts';

type UnreadableProps = {
  what: string;
  error: Error;
  onAgain: () => unknown;
};

export function Unreadable({ what, error, onAgain }: UnreadableProps) {
  return (
    <StatePanel
      kind="error"
      heading="h1"
      title={`${what} could not be loaded`}
      text={refusalText(error)}
      actions={<Button onClick={() => void onAgain()}>Try again</Button>}
    />
  );
}
