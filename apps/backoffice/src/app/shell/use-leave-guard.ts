import { closeTopLayer, hasLayers } from '@ilaneer/ui/layers/layers';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useConfirm } from '../../parts/act/confirm.tsx';
import { unsavedNow } from '../../parts/act/use-unsaved.ts';

/** The browser's Back closes what lies over the page, and what nobody has saved is not left without a question. */
export function useLeaveGuard(): void {
  const confirm = useConfirm();
  const isOfLayer = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isOfLayer.current = historyAction === 'POP' && hasLayers();
    const isLeft = currentLocation.pathname !== nextLocation.pathname;
    return isOfLayer.current || (isLeft && unsavedNow() !== null);
  });
  const isBlocked = blocker.state === 'blocked';
  const settle = useEffectEvent(async () => {
    if (isOfLayer.current) {
      closeTopLayer();
      blocker.reset?.();
      return;
    }
    const isLeft = await confirm({
      title: 'Leave without saving?',
      text: `What you changed of ${unsavedNow() ?? 'this page'} would be lost.`,
      confirmLabel: 'Leave',
      danger: true,
    });
    if (isLeft) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (isBlocked) void settle();
  }, [isBlocked]);
}
