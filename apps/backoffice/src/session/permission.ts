import type { Permission } from '@ilaneer/domain/staff/permission';
import { useSession } from './session.ts';

/** Null: any session. */
export type Needed = Permission | null | readonly Permission[];

/** The server checks again. */
export function useMay(): (needed: Needed) => boolean {
  const session = useSession();
  const held = 'member' in session ? (session.member?.permissions ?? []) : [];
  return (needed) => fits(held, needed);
}

function fits(held: readonly Permission[], needed: Needed): boolean {
  if (needed === null) return true;
  if (typeof needed === 'string') return held.includes(needed);
  return needed.some((one) => held.includes(one));
}
