import { closeTopLayer, hasLayers } from '@ilaneer/ui/layers/layers';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { unsavedNow, useLeaveQuestion } from '../../parts/act/use-unsaved.ts';

/**
 * The browser's Back closes what lies over the page, the question too, and what nobody has saved is not left without a
 * question.
 */
export function useLeaveGuard(): void {
  const mayLeave = useLeaveQuestion();
  const isOfLayer = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    isOfLayer.current = historyAction === 'POP' && hasLayers();
    const isLeft = currentLocation.pathname !== nextLocation.pathname;
    return isOfLayer.current || (isLeft && unsavedNow() !== null);
  });
  const settle = useEffectEvent(async () => {
    if (isOfLayer.current) {
      closeTopLayer();
      blocker.reset?.();
      return;
    }
    if (await mayLeave()) blocker.proceed?.();
    else blocker.reset?.();
  });
  // Each try to leave has a location of its own, also the one that comes while the question stands.
  useEffect(() => {
    if (blocker.location !== undefined) void settle();
  }, [blocker.location]);
}
