import { Button } from '@ilaneer/ui/buttons/button';
import { StatePanel } from '@ilaneer/ui/feedback/state-panel';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/** What is shown when a page breaks or its code can't be fetched; a reload gets the shop's current code. */
export function RouteError() {
  const error = useRouteError();
  const isLost = isCodeLost(error);
  useEffect(() => (isLost ? reloadOnceOnline() : undefined), [isLost]);
  return (
    <div className="grid min-h-[70vh] place-items-center">
      <title>Something went wrong – Ilaneer</title>
      <StatePanel
        kind="error"
        heading="h1"
        title="This page could not be shown"
        text={
          isLost
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

// A full load, because the code in memory may be what broke.
function goHome(): void {
  window.location.hash = '#/';
  window.location.reload();
}

// How Chrome, Firefox and Safari say that a file of code did not come.
function isCodeLost(error: unknown): boolean {
  const said = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script failed/i.test(said);
}

const RELOADED = 'reloadedFor';
const ASK_AGAIN_MS = 5_000;

/**
 * Reloads the page as soon as the shop answers: a file that failed once may not be asked for again, and after a
 * release it may be another file. Returns what stops it.
 */
function reloadOnceOnline(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  async function tryNow(): Promise<void> {
    const answered = await fetch('/health/live', { cache: 'no-store', signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!answered || signal.aborted || wasReloadedFor(window.location.hash)) return;
    window.location.reload();
  }
  void tryNow();
  const timer = setInterval(() => void tryNow(), ASK_AGAIN_MS);
  addEventListener('online', () => void tryNow(), { signal });
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}

/** Notes the reload for an address, once: a file that is really gone must not make the page reload for ever. */
function wasReloadedFor(address: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === address) return true;
    sessionStorage.setItem(RELOADED, address);
    return false;
  } catch {
    return true;
  }
}

/** Lets a page that was reloaded be so again, once the visitor has been to another. */
export function forgetReload(): void {
  try {
    if (sessionStorage.getItem(RELOADED) !== window.location.hash) sessionStorage.removeItem(RELOADED);
  } catch {}
}
