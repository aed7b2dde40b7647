import type { lockStaffSession } from '@ilaneer/contract/staff/people/session';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../session/browser-storage.ts';
import { lockSession } from '../../session/session.ts';
import { requestNow } from '../../session/staff-api.ts';

/** As the server has it (STAFF-6), which can't tell a person from a page that reads anew by itself. */
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 10_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Asks for the lock of the one session that all tabs are; `seen` is when somebody was last there. */
function askOnce(seen: number): void {
  if (readStored('staff.locked') === String(seen)) return;
  writeStored('staff.locked', String(seen));
  requestNow<typeof lockStaffSession>('POST', '/staff/lock', {}).catch(() => undefined);
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
      if (Date.now() - seen < IDLE_MS) return;
      // The page is covered at once; the session follows, now or when the server itself finds it idle.
      askOnce(seen);
      lockSession();
    }, LOOK_EVERY_MS);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, live);
    };
  }, [isOpen]);
}
