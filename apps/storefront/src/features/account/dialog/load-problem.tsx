import { Button } from '@ilaneer/ui/buttons/button';
import { accountProblem } from './account-problem.ts';
import { ProblemBanner } from './problem-banner.tsx';

type LoadProblemProps = {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => unknown;
};

/** What stands in a section whose content could not be fetched. */
export function LoadProblem({ error, busy, onRetry }: LoadProblemProps) {
  return (
    <div className="mt-4 grid justify-items-start gap-4">
      <ProblemBanner problems={[accountProblem(error)]} />
      <Button variant="secondary" size="sm" busy={busy} onClick={() => onRetry()}>
        Try Again
      </Button>
    </div>
  );
}
