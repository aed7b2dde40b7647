import { createStore } from '@ilaneer/client/store';
import type { StaffMemberView } from '@ilaneer/contract/staff/people/session';

/** Staff session: loading, signed out, signed in or locked after inactivity. */
export type Session =
  | { readonly state: 'unknown' }
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly member: StaffMemberView; readonly csrfToken: string }
  /** Locked page; `member` may be unknown. */
  | { readonly state: 'locked'; readonly member: StaffMemberView | null }
  /** Expired: only the same person resumes. */
  | { readonly state: 'ended'; readonly member: StaffMemberView };

const store = createStore<Session>({ state: 'unknown' });

export const readSession = store.read;
export const useSession = store.use;

const waiting = new Set<() => void>();

export function openSession(member: StaffMemberView, csrfToken: string): void {
  store.set({ state: 'open', member, csrfToken });
  for (const goOn of waiting) goOn();
  waiting.clear();
}

export function lockSession(): void {
  store.set({ state: 'locked', member: memberNow() });
}

export function loseSession(): void {
  const member = memberNow();
  store.set(member === null ? { state: 'none' } : { state: 'ended', member });
}

export function leaveSession(): void {
  waiting.clear();
  store.set({ state: 'none' });
}

export function untilOpen(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve));
}

export function memberNow(): StaffMemberView | null {
  const session = store.read();
  return 'member' in session ? session.member : null;
}
