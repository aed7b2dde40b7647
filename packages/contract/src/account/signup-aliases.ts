import Type from 'typebox';
import { derived } from '../message/aliases.ts';

type Signup = { readonly user: { readonly id: string } };

/** Beside the account: its id once more. */
export const SIGNUP_ALIASES = {
  documentId: derived('user.id', Type.String(), ({ user }: Signup) => user.id),
};
