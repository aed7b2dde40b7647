import type { lockStaffSession } from '@ilaneer/contract/staff/people/session';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../session/browser-storage.ts';
import { lockSession } from '../../session/session.ts';
import { requestNow } from '../../session/staff-api.ts';

/** As the server has it (STAFF-6), which can't tell a person from a page that reads anew by itself. */
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 10_000;
/** In which all tabs have looked: one in the background does once a minute. */
const OTHERS_LOOK_MS = 2 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Covers this tab, and asks for the lock of the one session that all tabs are, unless another tab has just done so. */
function lock(): void {
  // With the token of the session, so before the tab gives it up.
  const ask = () => requestNow<typeof lockStaffSession>('POST', '/staff/lock', {}).catch(() => undefined);
  // A page that is not secure has no locks; there a second request is refused.
  if (!('locks' in navigator)) {
    void ask();
    lockSession();
    return;
  }
  // Not by what is stored, which other tabs may read a moment later.
  void navigator.locks.request('staff.lock', { ifAvailable: true }, async (held) => {
    const asked = held === null ? null : ask();
    lockSession();
    if (asked === null) return;
    await asked;
    await new Promise((resolve) => setTimeout(resolve, OTHERS_LOOK_MS));
  });
}

/** Locks when nobody has touched this browser for a while. */
export function useIdleLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let last = Date.now();
    let told = 0;
    const live = () => {
      last = Date.now();
      // All tabs are one session: whoever works in one of them is there in each.
      if (last - told < LOOK_EVERY_MS) return;
      told = last;
      writeStored('staff.seen', String(last));
    };
    live();
    const timer = setInterval(() => {
      const seen = Math.max(last, Number(readStored('staff.seen') ?? 0));
      // The session follows, now or when the server itself finds it idle.
      if (Date.now() - seen >= IDLE_MS) lock();
    }, LOOK_EVERY_MS);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, live);
    };
  }, [isOpen]);
}
