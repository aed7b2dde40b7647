import { useCallback, useEffect, useRef, useState } from 'react';

// Debounce of quantity presses.
const SEND_AFTER_MS = 350;

type Pending = {
  readonly quantity: number;
  readonly send: (quantity: number) => void;
  readonly timer: number;
};

export type PendingQuantities = {
  readonly quantities: ReadonlyMap<string, number>;
  /** Debounced per line. */
  readonly set: (lineId: string, quantity: number, send: (quantity: number) => void) => void;
  readonly forget: (lineId: string) => void;
};

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
        // Avoids flicker before the mutation renders.
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
