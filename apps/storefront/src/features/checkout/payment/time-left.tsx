import { Icon } from '@ilaneer/ui/text/icon';
import { useCountdown } from '../../../lib/use-countdown.ts';

/** How long an order still waits for its payment. Afterwards the server has the last word. */
export function TimeLeft({ until }: { readonly until: string }) {
  const seconds = useCountdown(Date.parse(until));
  if (seconds === 0) {
    return (
      <p role="status" className="font-semibold">
        Time is up. We check one last time...
      </p>
    );
  }
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p className="inline-flex items-center gap-2 rounded-full bg-leaf-tint px-4 py-2 font-semibold">
      <Icon name="clock" className="size-5 text-leaf-dark" />
      Pay within
      <span role="timer" className="min-w-12 text-left tabular-nums">
        {clock}
      </span>
    </p>
  );
}
