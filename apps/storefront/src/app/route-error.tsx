import { Button } from '@ilaneer/ui/button';
import { StatePanel } from '@ilaneer/ui/state-panel';

/** What is shown when a page breaks or its code can't be fetched; a reload gets the shop's current code. */
export function RouteError() {
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <title>Something went wrong – Ilaneer</title>
      <StatePanel
        kind="error"
        heading="h1"
        title="This page could not be shown"
        text="Your cart and your account are safe. Please reload the page; if you are offline, check your connection first."
        actions={
          <>
            <Button onClick={() => window.location.reload()}>Reload the page</Button>
            <Button variant="secondary" onClick={goHome}>
              Go to Home
            </Button>
          </>
        }
      />
    </div>
  );
}

// A full load, because the code in memory may be what broke.
function goHome(): void {
  window.location.hash = '#/';
  window.location.reload();
}
