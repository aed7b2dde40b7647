import { Skeleton } from '@ilaneer/ui/feedback/skeleton';

const TABS = ['w-28', 'w-32', 'w-56'];
const QUESTIONS = ['w-3/5', 'w-2/3', 'w-1/2', 'w-3/4', 'w-2/5', 'w-3/5'];

export function FaqSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading FAQ data...
      </p>
      <div className="flex gap-2 overflow-hidden py-1.5">
        {TABS.map((width) => (
          <Skeleton key={width} className={`h-11 shrink-0 rounded-full ${width}`} />
        ))}
      </div>
      <div className="mt-4 grid">
        {QUESTIONS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <div key={index} className="flex min-h-14 items-center border-line border-b py-4">
            <Skeleton className={`h-5 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
