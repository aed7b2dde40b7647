import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { refusalText } from '../words/refusal-text.ts';

type UnreadableProps = {
  what: string;
  query: { readonly error: Error | null; readonly refetch: () => unknown };
  /** The page has a title already. */
  inside?: boolean;
};

export function Unreadable({ what, query, inside = false }: UnreadableProps) {
  return (
    <StatePanel
      kind="error"
      {...(!inside && { heading: 'h1' })}
      title={`${what} could not be loaded`}
      text={query.error === null ? '' : refusalText(query.error)}
      actions={<Button onClick={() => void query.refetch()}>Try again</Button>}
    />
  );
}
