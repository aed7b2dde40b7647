import { GATEWAY_NAMES } from '../payment/gateway-name.ts';
import { PERMISSIONS, type Permission } from '../staff/permission.ts';

/** Author of a change; required by every writing use case and recorded. Calls without login have none. */
export type Actor = ShopperActor | StaffActor | SystemActor;

export type ShopperActor = { readonly kind: 'shopper'; readonly userId: string };

/** A member of staff. On the command line the id is the operating system's user name. */
export type StaffActor = {
  readonly kind: 'staff';
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
};

export type SystemActor<Name extends SystemName = SystemName> = {
  readonly kind: 'system';
  readonly name: Name;
};

/** `shop`: consequences of another act. `clock`: scheduled jobs. A gateway's name: its reports. */
export const SYSTEM_NAMES = ['shop', 'clock', ...GATEWAY_NAMES] as const;

export type SystemName = (typeof SYSTEM_NAMES)[number];

export const ACTOR_KINDS = ['shopper', 'staff', 'system'] as const satisfies readonly Actor['kind'][];

/** Id within the actor's kind. */
export function actorId(actor: Actor): string {
  switch (actor.kind) {
    case 'shopper':
      return actor.userId;
    case 'staff':
      return actor.id;
    case 'system':
      return actor.name;
  }
}

export function shopperActor(userId: string): ShopperActor {
  return { kind: 'shopper', userId };
}

export function systemActor<Name extends SystemName>(name: Name): SystemActor<Name> {
  return { kind: 'system', name };
}

/** Someone with shell access, with all permissions. */
export function operatorActor(name: string): StaffActor {
  return { kind: 'staff', id: name, name, permissions: PERMISSIONS };
}
