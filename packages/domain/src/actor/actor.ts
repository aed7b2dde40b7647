import { GATEWAY_NAMES } from '../payment/gateway-name.ts';

/**
 * Who changes something. Every use case that writes takes one, and what is written down names it. A call that needs no
 * login has none.
 */
export type Actor = ShopperActor | StaffActor | SystemActor;

/** Somebody who is logged in to the shop. */
export type ShopperActor = { readonly kind: 'shopper'; readonly userId: string };

/** Somebody who runs the shop: by name at the command line. */
export type StaffActor = { readonly kind: 'staff'; readonly name: string };

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

/** Who of its kind somebody is: a shopper's user id, the name of a member of staff, the part of the shop. */
export function actorId(actor: Actor): string {
  return actor.kind === 'shopper' ? actor.userId : actor.name;
}

export function shopperActor(userId: string): ShopperActor {
  return { kind: 'shopper', userId };
}

export function systemActor<Name extends SystemName>(name: Name): SystemActor<Name> {
  return { kind: 'system', name };
}
