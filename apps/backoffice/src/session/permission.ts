import type { Permission } from '@ilaneer/domain/staff/permission';
import { useSession } from './session.ts';

/** What a part of the app needs: nothing but a session (null), one permission, or any of several. */
export type Needed = Permission | null | readonly Permission[];

/** Whether whoever sits here may: what they may not is not shown. The server asks again. */
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
