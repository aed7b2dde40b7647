import type { lockStaffSession } from '@ilaneer/contract/staff/people/session';
import { useEffect } from 'react';
import { readStored, writeStored } from './browser-storage.ts';
import { lockSession, readSession } from './session.ts';
import { requestNow } from './transport.ts';

/** STAFF-6: the server can't tell people from polling. */
const IDLE_MS = 15 * 60_000;
const LOOK_EVERY_MS = 10_000;
/** Background tabs look once a minute. */
const OTHERS_LOOK_MS = 2 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = 0;

/** Also before each call: timers stand still while a computer sleeps. True when it locks. */
export function lockWhenIdle(): boolean {
  if (readSession().state !== 'open' || lastSign === 0) return false;
  // Shared over tabs.
  const seen = Math.max(lastSign, Number(readStored('staff.seen') ?? 0));
  if (Date.now() - seen < IDLE_MS) return false;
  lock();
  return true;
}

/** By inactivity. */
export function useIdleLock(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let told = 0;
    const noteSign = () => {
      lastSign = Date.now();
      if (lastSign - told < LOOK_EVERY_MS) return;
      told = lastSign;
      writeStored('staff.seen', String(lastSign));
    };
    // A sign after the limit comes too late.
    const live = () => {
      if (!lockWhenIdle()) noteSign();
    };
    noteSign();
    const timer = setInterval(lockWhenIdle, LOOK_EVERY_MS);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, live, { passive: true });
    return () => {
      lastSign = 0;
      clearInterval(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, live);
    };
  }, [isOpen]);
}

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
