import { closeTopLayer, hasLayers } from '@ilaneer/ui/layers/layers';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router';
import { unsavedNow, useLeaveQuestion } from '../../parts/act/use-unsaved.ts';

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
  // Each attempt has its own location.
  useEffect(() => {
    if (blocker.location !== undefined) void settle();
  }, [blocker.location]);
}
