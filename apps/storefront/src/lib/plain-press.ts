import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a press on a link means "take me there": with another button or a key held, the browser has its own answer. */
export function isPlainPress(event: MouseEvent | ReactMouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}
