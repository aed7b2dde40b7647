import { Spinner } from '@ilaneer/ui/feedback/spinner';

/** Stands in the layout until the first page's code is there. */
export function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center text-leaf">
      <Spinner label="Loading the page" className="size-10" />
    </div>
  );
}
