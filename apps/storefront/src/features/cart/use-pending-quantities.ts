import { useCallback, useEffect, useRef, useState } from 'react';

// Shorter than a shopper waits for an answer, longer than the pause between two quick presses.
const SEND_AFTER_MS = 350;

type Pending = {
  readonly quantity: number;
  readonly send: (quantity: number) => void;
  readonly timer: number;
};

/** Quantities by line id that were chosen and are not sent yet. */
export type PendingQuantities = {
  readonly quantities: ReadonlyMap<string, number>;
  /** Sends the quantity once no other for the line has come for a moment. */
  readonly set: (lineId: string, quantity: number, send: (quantity: number) => void) => void;
  /** Drops a quantity that is not sent yet. */
  readonly forget: (lineId: string) => void;
};

/** Makes one call of quick presses: the last one counts. Leaving the page sends what is still waiting. */
export function usePendingQuantities(): PendingQuantities {
  const waiting = useRef(new Map<string, Pending>());
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());

  const publishWaiting = useCallback(() => {
    setQuantities(new Map([...waiting.current].map(([id, { quantity }]) => [id, quantity])));
  }, []);

  const forget = useCallback(
    (lineId: string) => {
      window.clearTimeout(waiting.current.get(lineId)?.timer);
      if (waiting.current.delete(lineId)) publishWaiting();
    },
    [publishWaiting],
  );

  const set = useCallback<PendingQuantities['set']>(
    (lineId, quantity, send) => {
      window.clearTimeout(waiting.current.get(lineId)?.timer);
      const timer = window.setTimeout(() => {
        waiting.current.delete(lineId);
        send(quantity);
        // Once the call that shows the same quantity is in sight, so that the number doesn't jump back in between.
        window.setTimeout(publishWaiting);
      }, SEND_AFTER_MS);
      waiting.current.set(lineId, { quantity, send, timer });
      publishWaiting();
    },
    [publishWaiting],
  );

  useEffect(() => {
    const unsent = waiting.current;
    return () => {
      for (const { quantity, send, timer } of unsent.values()) {
        window.clearTimeout(timer);
        send(quantity);
      }
      unsent.clear();
    };
  }, []);

  return { quantities, set, forget };
}
