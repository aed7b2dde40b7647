import type { Permission } from '@ilaneer/domain/staff/permission';
import type { Static, TSchema } from 'typebox';
import type { ErrorCode } from './error-codes.ts';

export type Call = PublishedCall | StaffCall;

export type PublishedCall = CallParts & {
  /** For the documentation, besides the errors of every call of its access. */
  readonly errors?: readonly ErrorCode[];
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
  /** Bearer token: none, optional (`either`) or required. */
  readonly access: 'open' | 'either' | 'shopper';
};

/** A staff call. Needs a staff session, unless it starts one, and usually a permission. */
export type StaffCall = CallParts & {
  readonly tag?: undefined;
  readonly path: `/staff/${string}`;
  readonly access: 'open' | StaffAccess;
};

/** `staff`: any signed-in member. `|`: either permission. */
export type StaffAccess = 'staff' | `staff:${Permission}` | `staff:${Permission}|${Permission}`;

type CallParts = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the API base; parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** Bytes, for bodies with a file as text. */
  readonly largestBody?: number;
  /** A multipart form instead of a body; the route reads and checks it. */
  readonly form?: TSchema;
  readonly reply: TSchema;
  /** Replacement for a call of earlier clients. */
  readonly insteadCall?: string;
  /** Default: 200. */
  readonly status?: 201 | 202;
  /** Status on creation, for calls that may find the thing. */
  readonly statusOfNew?: 201;
};

export type PartOf<
  C extends Call,
  Part extends 'params' | 'query' | 'headers' | 'body',
> = C[Part] extends TSchema ? Static<C[Part]> : undefined;

export type ReplyOf<C extends Call> = Static<C['reply']>;

export function defineCall<const C extends Call>(call: C): C {
  return call;
}
