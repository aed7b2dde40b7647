import { Spinner } from '@ilaneer/ui/feedback/spinner';

export function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center text-leaf">
      <Spinner label="Loading the page" className="size-10" />
    </div>
  );
}

export function DialogLoad() {
  return (
    <div className="fixed inset-0 z-dialog grid place-items-center bg-palm-deep/55">
      <p className="rounded-lg bg-kernel px-6 py-5 shadow-lg">
        <Spinner label="One moment..." />
      </p>
    </div>
  );
}
