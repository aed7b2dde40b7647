import type { Permission } from '@ilaneer/domain/staff/permission';
import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './error-codes.ts';

/** One call of the shop's API: the single source of its path, types, validation, serialiser and documentation. */
export type Call = PublishedCall | StaffCall;

/** A call that everybody may build on. */
export type PublishedCall = CallParts & {
  readonly tag:
    | 'Accounts'
    | 'Catalogue'
    | 'Cart'
    | 'Wishlist'
    | 'Addresses'
    | 'Orders'
    | 'Content'
    | 'Contact'
    | 'Payments'
    | 'Promotions';
  /** Whether it needs the bearer token of a logged-in shopper; `either` reads one where it comes. */
  readonly access: 'open' | 'either' | 'shopper';
};

/** A call of the staff app. It needs the session of a member of staff, unless it begins one, and mostly a permission. */
export type StaffCall = CallParts & {
  readonly tag: 'Staff';
  readonly path: `/staff/${string}`;
  readonly access: 'open' | StaffAccess;
};

/** `staff`: whoever is signed in to the staff app. */
export type StaffAccess = 'staff' | `staff:${Permission}`;

type CallParts = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base; path parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** How many bytes its body may have, where a file comes in it as text. */
  readonly largestBody?: number;
  /** The fields and files of a form (multipart/form-data), in place of a body; its route reads and checks them. */
  readonly form?: TSchema;
  readonly reply: TSchema;
  /** What to call instead of a call that only earlier clients need. */
  readonly insteadCall?: string;
  readonly status: 200 | 201 | 202;
  /** Its status where it made something new, for calls that may find it there already. */
  readonly statusOfNew?: 201;
  /** The codes that it can answer beside those that every call of its access can. */
  readonly errors: readonly ErrorCode[];
};

/** The type of a part of a call, or undefined when the call has no such part. */
export type PartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = C[Part] extends TSchema ? Static<C[Part]> : undefined;

export type ReplyOf<C extends Call> = Static<C['reply']>;

/** Declares a call, keeping its exact types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}
