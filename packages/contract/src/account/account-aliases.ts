import Type from 'typebox';
import { derived } from '../message/aliases.ts';

export const USER_ALIASES = { userId: 'id', fullName: 'name', phone: 'mobileNumber' } as const;

type Signup = { readonly user: { readonly id: string } };

export const SIGNUP_ALIASES = {
  documentId: derived('user.id', Type.String(), ({ user }: Signup) => user.id),
};
