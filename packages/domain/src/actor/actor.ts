import { GATEWAY_NAMES } from '../payment/gateway-name.ts';
import { PERMISSIONS, type Permission } from '../staff/permission.ts';

/**
 * Who changes something. Every use case that writes takes one, and what is written down names it. A call that needs no
 * login has none.
 */
export type Actor = ShopperActor | StaffActor | SystemActor;

/** Somebody who is logged in to the shop. */
export type ShopperActor = { readonly kind: 'shopper'; readonly userId: string };

/** Somebody who runs the shop. At the command line the id is the name of who is logged in to the machine. */
export type StaffActor = {
  readonly kind: 'staff';
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly Permission[];
};

/** The shop itself, by the part of it that acts. */
export type SystemActor<Name extends SystemName = SystemName> = {
  readonly kind: 'system';
  readonly name: Name;
};

/**
 * `shop`: what follows by itself from somebody's act. `clock`: a job whose time has come. The name of a gateway: what it
 * reports.
 */
export const SYSTEM_NAMES = ['shop', 'clock', ...GATEWAY_NAMES] as const;

export type SystemName = (typeof SYSTEM_NAMES)[number];

export const ACTOR_KINDS = ['shopper', 'staff', 'system'] as const satisfies readonly Actor['kind'][];

/** Who of its kind somebody is: a shopper's user id, the id of a member of staff, the part of the shop. */
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

/** Somebody with the shop's machine in their hands, who may everything. */
export function operatorActor(name: string): StaffActor {
  return { kind: 'staff', id: name, name, permissions: PERMISSIONS };
}
