import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';
import { accountProblem } from './account-problem.ts';

export function ProblemBanner({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-md bg-hibiscus-tint p-4 text-hibiscus-dark">
      <Icon name="alert" className="shrink-0" />
      <ul className="grid gap-1 font-medium">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

type LoadProblemProps = {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => unknown;
};

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
