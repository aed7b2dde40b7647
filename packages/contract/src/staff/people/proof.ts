import Type, { type Static } from 'typebox';
import { atMost, Code, problem, Raw } from '../../message/fields.ts';

export const StaffPassword = Raw(1_000, problem('Password is required', atMost('Password', 128)));

/** Six digits of the app, or a recovery code. */
export const SecondFactorCode = Code(40, problem('Code is required', 'This code is not valid'));

/** Re-authentication in a session: proves the member, not just the browser (STAFF-10). */
export const StaffProof = Type.Object({ password: StaffPassword, code: SecondFactorCode });

export type StaffProof = Static<typeof StaffProof>;
