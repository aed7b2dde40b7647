import { useSyncExternalStore } from 'react';

/** Whether React has taken a page over that the server drew: what only a browser knows may be drawn from then on. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(followNothing, inBrowser, onServer);
}

const followNothing = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;
