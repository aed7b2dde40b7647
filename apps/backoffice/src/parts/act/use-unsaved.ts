import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from './confirm.tsx';

/**
 * Asks before a page is left whose changes nobody has saved: by a link, a key, the palette, the browser's Back, or with the
 * browser itself. `what`: 'this product'.
 */
export function useUnsaved(isUnsaved: boolean, what: string): void {
  const confirm = useConfirm();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(async () => {
    const isLeft = await confirm({
      title: 'Leave without saving?',
      text: `What you changed of ${what} would be lost.`,
      confirmLabel: 'Leave',
      danger: true,
    });
    if (isLeft) blocker.proceed?.();
    else blocker.reset?.();
  });
  const isBlocked = blocker.state === 'blocked';
  useEffect(() => {
    if (isBlocked) void ask();
  }, [isBlocked]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
