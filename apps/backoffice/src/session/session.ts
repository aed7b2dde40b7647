import { createStore } from '@ilaneer/client/store';
import type { StaffMemberView } from '@ilaneer/contract/staff/people/session';

/** Whoever sits here: still being asked for, nobody, somebody at work, or somebody who was away for a while. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly member: StaffMemberView; readonly csrfToken: string }
  /** Their page stays as it is, under the lock. `member` is null where nobody was known yet. */
  | { readonly state: 'locked'; readonly member: StaffMemberView | null }
  /** The same when the session is over: only the same person goes on with the page. */
  | { readonly state: 'ended'; readonly member: StaffMemberView };

const store = createStore<Session>({ state: 'unknown' });

export const readSession = store.read;
export const useSession = store.use;

const waiting = new Set<() => void>();

/** Somebody has shown who they are. */
export function openSession(member: StaffMemberView, csrfToken: string): void {
  store.set({ state: 'open', member, csrfToken });
  for (const goOn of waiting) goOn();
  waiting.clear();
}

export function lockSession(): void {
  store.set({ state: 'locked', member: memberNow() });
}

/** The server knows no session any more. */
export function loseSession(): void {
  const member = memberNow();
  store.set(member === null ? { state: 'none' } : { state: 'ended', member });
}

/** Somebody has signed out: nothing of their page stays. */
export function leaveSession(): void {
  waiting.clear();
  store.set({ state: 'none' });
}

/** Resolves when somebody has shown who they are. */
export function untilOpen(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

/** The member of staff at work or away, or null. */
export function memberNow(): StaffMemberView | null {
  const session = store.read();
  return 'member' in session ? session.member : null;
}
