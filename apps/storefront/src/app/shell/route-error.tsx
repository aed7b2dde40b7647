import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { brand } from '../../lib/content.ts';
import { CodeNotAskedFor } from '../../lib/late-code.ts';
import { reloadOnce, shopAnswers } from '../../lib/reload.ts';

/** Broken page or failed code; reloading gets the current release. */
export function RouteError() {
  const error = useRouteError();
  const isLost = isCodeLost(error);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => (isLost ? reloadOnceOnline(setMissing) : undefined), [isLost]);
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <title>{`Something went wrong – ${brand().name}`}</title>
      <StatePanel
        kind="error"
        heading="h1"
        title="This page could not be shown"
        text={
          isLost && isMissing
            ? 'The shop answers, but a part of this page could not be loaded. Please reload it, or come back a little later.'
            : isLost
              ? 'Your connection seems to be down. The page opens by itself as soon as it is back.'
              : 'Your cart and your account are safe. Please reload the page; if you are offline, check your connection first.'
        }
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

// A full load: code in memory may be broken.
function goHome(): void {
  window.location.hash = '#/';
  window.location.reload();
}

// Chunk load errors by browser.
function isCodeLost(error: unknown): boolean {
  if (error instanceof CodeNotAskedFor) return true;
  const said = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed/i.test(said);
}

const ASK_AGAIN_MS = 5_000;

/** Failed chunks are not refetched, and a release renames them. Calls `setMissing` after a reload in vain. */
function reloadOnceOnline(setMissing: (isMissing: boolean) => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function tryNow(): Promise<void> {
    const isThere = await shopAnswers(signal);
    if (!signal.aborted) setMissing(isThere && !reloadOnce());
  }
  void tryNow();
  const timer = setInterval(() => void tryNow(), ASK_AGAIN_MS);
  addEventListener('online', () => void tryNow(), { signal });
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}
