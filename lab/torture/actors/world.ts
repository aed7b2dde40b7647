import type { Caller } from '../machine/caller.ts';
import { type Chance, chanceOf } from '../plan/chance.ts';
import type { Act } from '../plan/plan.ts';
import type { Record } from './record.ts';

export type Shopper = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  /** Null: logged out. */
  token: string | null;
  /** Acknowledged. */
  readonly orderIds: string[];
};

export type Goods = {
  readonly productId: string;
  readonly variantId: string;
  readonly isFood: boolean;
  readonly mrp: number;
};

/** Session headers. */
export type StaffHeaders = Readonly<{ cookie: string; 'x-csrf-token': string }>;
export type StaffRole = 'packer' | 'support' | 'stock-keeper';

export type World = {
  readonly caller: Caller;
  readonly record: Record;
  readonly shoppers: Shopper[];
  readonly goods: readonly Goods[];
  readonly giftCards: readonly string[];
  readonly staff: Readonly<{ [Role in StaffRole]: StaffHeaders }>;
  /** The shop's clock. */
  now(): number;
  databaseUrl(): Promise<string | null>;
};

export type Moment = { readonly shopper: Shopper; readonly chance: Chance; readonly id: string };

export function momentOf({ shoppers }: World, { who, draw }: Act, index: number): Moment {
  const shopper = shoppers[Math.floor(who * shoppers.length)];
  if (shopper === undefined) throw new Error('there is nobody');
  return {
    shopper,
    chance: chanceOf(Math.floor(draw * 2 ** 32)),
    // To find its results.
    id: `t${index}-${Math.floor(draw * 2 ** 32).toString(36)}`,
  };
}

/** Undefined if empty. */
export function anyOf<Item>(items: readonly Item[], chance: Chance): Item | undefined {
  return items[Math.floor(chance.next() * items.length)];
}
