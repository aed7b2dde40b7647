import type { UserView } from '@ilaneer/contract/account/account';
import type { UserRow } from './repository.ts';

export function toUserView(user: UserRow): UserView {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    mobileNumber: user.mobile,
    emailVerified: user.emailVerified,
    phoneVerified: user.mobile !== null,
    hasPassword: user.passwordHash !== null,
    signInWith: [...user.providers],
    agreeToTerms: user.agreedToTermsAt !== null,
    subscribeToEmails: user.subscribed,
    permissions: [...user.permissions],
    active: user.deactivatedAt === null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
