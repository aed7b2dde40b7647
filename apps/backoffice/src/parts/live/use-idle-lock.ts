import type { lockStaffSession } from '@ilaneer/contract/staff/people/session';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../session/browser-storage.ts';
import { lockSession } from '../../session/session.ts';
import { requestNow } from '../../session/staff-api.ts';

/** STAFF-6: the server can't tell people from polling. */
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 10_000;
/** Background tabs poll once a minute. */
const OTHERS_LOOK_MS = 2 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks this tab and the shared session, once over all tabs. */
function lock(): void {
  // Before the token is dropped.
  const ask = () => requestNow<typeof lockStaffSession>('POST', '/staff/lock', {}).catch(() => undefined);
  // Insecure pages have no Web Locks; a second request is refused.
  if (!('locks' in navigator)) {
    void ask();
    lockSession();
    return;
  }
  // Storage may lag in other tabs.
  void navigator.locks.request('staff.lock', { ifAvailable: true }, async (held) => {
    const asked = held === null ? null : ask();
    lockSession();
    if (asked === null) return;
    await asked;
    await new Promise((resolve) => setTimeout(resolve, OTHERS_LOOK_MS));
  });
}

/** By inactivity. */
export function useIdleLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let last = Date.now();
    let told = 0;
    const live = () => {
      last = Date.now();
      // Shared over tabs.
      if (last - told < LOOK_EVERY_MS) return;
      told = last;
      writeStored('staff.seen', String(last));
    };
    live();
    const timer = setInterval(() => {
      const seen = Math.max(last, Number(readStored('staff.seen') ?? 0));
      if (Date.now() - seen >= IDLE_MS) lock();
    }, LOOK_EVERY_MS);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, live);
    };
  }, [isOpen]);
}
