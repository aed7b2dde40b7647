import Type from 'typebox';
import { derived } from '../message/aliases.ts';

/** Account fields under earlier clients' names. */
export const USER_ALIASES = { userId: 'id', fullName: 'name', phone: 'mobileNumber' } as const;

type Signup = { readonly user: { readonly id: string } };

/** The account's id, repeated beside it. */
export const SIGNUP_ALIASES = {
  documentId: derived('user.id', Type.String(), ({ user }: Signup) => user.id),
};
