import type { Permission } from '@ilaneer/domain/staff/permission';
import { STAFF_STATUSES, type StaffStatus } from '@ilaneer/domain/staff/staff-status';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, oneOf, updatedAt, version } from '../columns.ts';

export const staffRoles = pgTable(
  'staff_roles',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('staff_roles_name_key').on(table.name),
    check('staff_roles_name_given', sql`btrim(${table.name}) <> ''`),
  ],
);

export const staffMembers = pgTable(
  'staff_members',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    status: text().$type<StaffStatus>().notNull(),
    roleId: text('role_id')
      .notNull()
      .references(() => staffRoles.id),
    passwordHash: text('password_hash'),
    /** Encrypted; null before set-up. */
    totpSecret: bytes('totp_secret'),
    /** Last used 30 s step: prevents replay. */
    totpUsedStep: bigint('totp_used_step', { mode: 'number' }),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('staff_members_email_key').on(table.email),
    index('staff_members_role_id').on(table.roleId),
    check('staff_members_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    check('staff_members_name_given', sql`btrim(${table.name}) <> ''`),
    check('staff_members_status', oneOf(table.status, STAFF_STATUSES)),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull(),
    device: text().notNull(),
    createdAt,
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    lockedAt: moment('locked_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('staff_sessions_token_hash_key').on(table.tokenHash),
    index('staff_sessions_member_id').on(table.memberId),
  ],
);

export const staffInvitations = pgTable(
  'staff_invitations',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_invitations_member_id').on(table.memberId)],
);

/** Passkeys replace password and code. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    publicKey: bytes('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt,
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_member_id').on(table.memberId)],
);

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    codeHash: bytes('code_hash').primaryKey(),
    memberId: text('member_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_recovery_codes_member_id').on(table.memberId)],
);

export const staffChallenges = pgTable(
  'staff_challenges',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    memberId: text('member_id').references(() => staffMembers.id, { onDelete: 'cascade' }),
    challenge: text(),
    tries: integer().notNull().default(0),
    createdAt,
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_challenges_member_id').on(table.memberId)],
);
