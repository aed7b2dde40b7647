// The people who run the shop: who they are, what they may, and where they are signed in.

export { findStaffNames } from './names-repository.ts';
export { type StaffDeps, staffFinder } from './session/find-staff.ts';
export { staffSessionRoutes } from './session/routes.ts';
export { startStaffSession } from './session/start-session.ts';
export { staffSignInRoutes } from './sign-in/routes.ts';
