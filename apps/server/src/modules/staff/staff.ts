// The people who run the shop: who they are, what they may, and where they are signed in.

export { pastChallenges } from './challenge/repository.ts';
export { findMemberByEmail, findMembersByText } from './member/repository.ts';
export { findStaffNames } from './names-repository.ts';
export { ownAccountRoutes } from './own-account/routes.ts';
export { listOwnerAddresses } from './owner-addresses-repository.ts';
export { blockPerson, resetSecondFactor } from './people/change-person.ts';
export { firstOwner } from './people/first-owner.ts';
export { sendInvitation, staffInvitationMail } from './people/invitation-mail.ts';
export { invitationToken, invite, inviteIn, renewInvitation } from './people/invite.ts';
export { listPeople, pastInvitations } from './people/repository.ts';
export { staffPeopleRoutes } from './people/routes.ts';
export { ensurePresetRoles } from './roles/preset-roles.ts';
export { roleRoutes } from './roles/routes.ts';
export { countRecoveryCodesOf, sealedTotpSecrets } from './second-factor/repository.ts';
export { countSecuredOwners } from './secured-owners-repository.ts';
export { type StaffDeps, staffFinder } from './session/find-staff.ts';
export { endedStaffSessions } from './session/repository.ts';
export { staffSessionRoutes } from './session/routes.ts';
export { startStaffSession } from './session/start-session.ts';
export { staffSignInRoutes } from './sign-in/routes.ts';
