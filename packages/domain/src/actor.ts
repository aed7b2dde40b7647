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
export type SystemActor = { readonly kind: 'system'; readonly name: SystemName };

/**
 * `shop`: what follows by itself from somebody's act. `clock`: a job whose time has come. `sandbox`, `razorpay`: what a
 * gateway reports.
 */
export const SYSTEM_NAMES = ['shop', 'clock', 'sandbox', 'razorpay'] as const;

export type SystemName = (typeof SYSTEM_NAMES)[number];

export const ACTOR_KINDS = ['shopper', 'staff', 'system'] as const satisfies readonly Actor['kind'][];

export function shopperActor(userId: string): ShopperActor {
  return { kind: 'shopper', userId };
}

export function systemActor(name: SystemName): SystemActor {
  return { kind: 'system', name };
}
