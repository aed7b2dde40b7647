import type { Call, PartOf, StaffCall } from '@ilaneer/contract/message/call';
import type { ErrorCode } from '@ilaneer/contract/message/error-codes';
import type { IfMatch } from '@ilaneer/contract/staff/version';
import type { TestShop } from '../test-shop.ts';
import type { TestStaff } from './test-staff.ts';

/**
 * Requests for `modules/staff/every-staff-call.int.test.ts` and `every-staff-race.int.test.ts`. A call
 * without an example does not compile; calls that read need one only where a packer (`orders.fulfil`) may
 * call them.
 */
export type StaffExample<C extends Call = Call> = {
  readonly prepare: (kit: ExampleKit) => Promise<Prepared<C>>;
  /** Why no audit entry is written. */
  readonly leavesNoEntry?: string;
  /** Private to its member: the race is between two windows. */
  readonly isOwn?: true;
  /** The slower writer's error instead of VERSION_STALE (deletions). */
  readonly tellsSlower?: ErrorCode;
  /** The second reply: an error, an equal answer, or already done. */
  readonly countsOnce?: ErrorCode | readonly ErrorCode[] | 'answers alike' | 'is done for both';
  /** Error when the second comes later. */
  readonly tellsLate?: ErrorCode;
};

export type ExampleKit = { readonly shop: TestShop; readonly staff: TestStaff };

/** `version` is sent as If-Match. Text or byte bodies are sent as is. */
type Prepared<C extends Call> = Given<C, 'params'> &
  Given<C, 'body'> & {
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
  } & (C['headers'] extends typeof IfMatch ? { readonly version: number } : { readonly version?: number });

type Given<C extends Call, Part extends 'params' | 'body'> =
  PartOf<C, Part> extends undefined
    ? { readonly [P in Part]?: unknown }
    : { readonly [P in Part]: PartOf<C, Part> };

/** Writes, and reads by packers. */
type Tried = StaffCall &
  ({ readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' } | { readonly access: 'staff:orders.fulfil' });

type ExamplesOf<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Tried ? Name : never]: Calls[Name] extends Tried
    ? StaffExample<Calls[Name]>
    : never;
};

export type TriedCall = { readonly call: Call; readonly example: StaffExample };

/** By file of the contract. */
export function staffExamples<const Calls extends object>(
  calls: Calls,
  examples: ExamplesOf<Calls>,
): readonly TriedCall[] {
  const byName = new Map<string, unknown>(Object.entries(calls));
  return Object.entries<StaffExample>(examples).map(([name, example]) => {
    const call = byName.get(name);
    if (!isCall(call)) throw new Error(`${name} is no call`);
    return { call, example };
  });
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;
}
