import { Skeleton } from '@ilaneer/ui/feedback/skeleton';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-3/5'];

/** The shape of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading article...
      </p>
      <div className="mx-auto grid max-w-4xl justify-items-center gap-4">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-12 w-4/5 rounded-md" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/5" />
      </div>
      <Skeleton className="mx-auto mt-8 aspect-video w-full max-w-5xl rounded-xl sm:mt-12" />
      <div className="mx-auto mt-12 grid max-w-text gap-3">
        {LINES.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={index} className={`h-5 ${width}`} />
        ))}
      </div>
    </div>
  );
}
