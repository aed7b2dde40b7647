import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to a stepper's button that was disabled while its change was under way, which threw the
 * focus to the top of the page; to its neighbour when the button stays disabled. Returns the function to call
 * when a button is pressed.
 */
export function useFocusKept(busy: boolean): () => void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const button = pressed.current;
    if (busy || button === null) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const neighbours = button.parentElement?.querySelectorAll('button') ?? [];
    const [enabled] = [button, ...neighbours].filter((one) => !one.matches(':disabled'));
    enabled?.focus();
  }, [busy]);
  return () => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}
