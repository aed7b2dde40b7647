import { ENQUIRY_KINDS, type EnquiryKind } from '@ilaneer/domain/contact/validate-enquiry';
import { LARGEST_PHOTO_BYTES, PHOTO_TYPES, type PhotoType } from '@ilaneer/domain/return/photo-type';
import { MOST_TICKET_PHOTOS } from '@ilaneer/domain/support/refund-request';
import {
  TICKET_AUTHORS,
  TICKET_KINDS,
  TICKET_STATUSES,
  type TicketAuthor,
  type TicketKind,
  type TicketStatus,
} from '@ilaneer/domain/support/ticket';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../account/account.ts';
import { products } from '../catalogue/catalogue.ts';
import { bytes, createdAt, moment, oneOf, updatedAt, version } from '../columns.ts';
import { orders } from '../order/order.ts';
import { orderLines } from '../order/order-line.ts';
import { parcels } from '../order/parcel.ts';
import { staffMembers } from '../staff/staff.ts';

type SearchedColumns = Readonly<Record<'number' | 'name' | 'email' | 'phone', AnyPgColumn>>;

/** Indexed expression: queries must use the same. */
export function ticketSearchText(table: SearchedColumns): SQL {
  return sql`lower(${table.number} || ' ' || ${table.name} || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.phone}, ''))`;
}

export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    number: text().notNull(),
    kind: text().$type<TicketKind>().notNull(),
    status: text().$type<TicketStatus>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    orderId: text('order_id').references(() => orders.id),
    orderLinePosition: integer('order_line_position'),
    parcelId: text('parcel_id').references(() => parcels.id, { onDelete: 'cascade' }),
    /** Of a failed delivery (SUPPORT-20). */
    dueAt: moment('due_at'),
    name: text().notNull(),
    email: text(),
    phone: text(),
    country: text(),
    subject: text().notNull(),
    assigneeId: text('assignee_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    firstAnsweredAt: moment('first_answered_at'),
    closedAt: moment('closed_at'),
    /** Of the last closing. */
    rating: integer(),
    notSolvedAt: moment('not_solved_at'),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('tickets_number_key').on(table.number),
    index('tickets_user_id_updated_at').on(table.userId, table.updatedAt),
    index('tickets_order_id').on(table.orderId),
    index('tickets_status_created_at').on(table.status, table.createdAt),
    index('tickets_created_at').on(table.createdAt, table.id),
    index('tickets_kind_created_at').on(table.kind, table.createdAt, table.id),
    index('tickets_assignee_id').on(table.assigneeId, table.createdAt, table.id),
    index('tickets_email').on(table.email, table.createdAt),
    index('tickets_searched').using('gin', sql`(${ticketSearchText(table)}) gin_trgm_ops`),
    foreignKey({
      name: 'tickets_order_line',
      columns: [table.orderId, table.orderLinePosition],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('tickets_number_form', sql`${table.number} ~ '^(ILN-)?T-[0-9A-HJKMNP-TV-Z]{6}$'`),
    check('tickets_kind', oneOf(table.kind, TICKET_KINDS)),
    check('tickets_status', oneOf(table.status, TICKET_STATUSES)),
    unique('tickets_parcel_id').on(table.parcelId),
    check('tickets_order', sql`(${table.kind} in ('order', 'delivery')) = (${table.orderId} is not null)`),
    check('tickets_delivery', sql`(${table.kind} = 'delivery') = (${table.parcelId} is not null)`),
    check('tickets_due_at', sql`(${table.kind} = 'delivery') = (${table.dueAt} is not null)`),
    check('tickets_line_of_order', sql`${table.orderLinePosition} is null or ${table.orderId} is not null`),
    check('tickets_phone_form', sql`${table.phone} ~ '^[+][0-9]{7,15}$'`),
    check('tickets_email_form', sql`${table.email} = lower(btrim(${table.email}))`),
    check('tickets_rating', sql`${table.rating} between 1 and 5`),
  ],
);

export const ticketMessages = pgTable(
  'ticket_messages',
  {
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    author: text().$type<TicketAuthor>().notNull(),
    body: text().notNull(),
    writtenAt: moment('written_at').notNull(),
    staffId: text('staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    /** Can be undone until then; null once it is mailed. */
    mailAfter: moment('mail_after'),
    /** Message-ID of the mail that brought or carried it. */
    mailId: text('mail_id'),
    /** An answer that assigned an unassigned ticket to its writer: undone with it. */
    tookTicket: boolean('took_ticket').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.ticketId, table.position] }),
    uniqueIndex('ticket_messages_mail_id').on(table.mailId),
    check('ticket_messages_mail_after', sql`${table.mailAfter} is null or ${table.author} = 'staff'`),
    check('ticket_messages_took_ticket', sql`not ${table.tookTicket} or ${table.author} = 'staff'`),
    check('ticket_messages_position', sql`${table.position} > 0`),
    check('ticket_messages_author', oneOf(table.author, TICKET_AUTHORS)),
    check('ticket_messages_not_blank', sql`btrim(${table.body}) <> ''`),
  ],
);

export const ticketPhotos = pgTable(
  'ticket_photos',
  {
    id: text().primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    contentType: text('content_type').$type<PhotoType>().notNull(),
    bytes: bytes().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    unique('ticket_photos_position').on(table.ticketId, table.position),
    check('ticket_photos_most', sql`${table.position} between 1 and ${sql.raw(String(MOST_TICKET_PHOTOS))}`),
    check(
      'ticket_photos_content_type',
      sql`${table.contentType} in (${sql.raw(PHOTO_TYPES.map((type) => `'${type}'`).join(', '))})`,
    ),
    check(
      'ticket_photos_size',
      sql`octet_length(${table.bytes}) between 1 and ${sql.raw(String(LARGEST_PHOTO_BYTES))}`,
    ),
  ],
);

export const enquiries = pgTable(
  'enquiries',
  {
    ticketId: text('ticket_id')
      .primaryKey()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    kind: text().$type<EnquiryKind>().notNull(),
    productId: text('product_id').references(() => products.id),
    quantity: integer(),
    neededBy: date('needed_by', { mode: 'string' }),
    pinCode: text('pin_code'),
    gstin: text(),
    purpose: text().notNull(),
  },
  (table) => [
    check('enquiries_kind', oneOf(table.kind, ENQUIRY_KINDS)),
    check('enquiries_quantity', sql`${table.quantity} between 1 and 100000`),
    check('enquiries_pin_code_form', sql`${table.pinCode} ~ '^[1-9][0-9]{5}$'`),
    check('enquiries_gstin_form', sql`${table.gstin} ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'`),
  ],
);

/** A mail that is tried again: not before `dueAt` (ISO 8601). */
export type WaitingMail = { readonly uid: number; readonly tries: number; readonly dueAt: string };

/** How far a mailbox is read (SUPPORT-18). */
export const readMailboxes = pgTable(
  'read_mailboxes',
  {
    name: text().primaryKey(),
    /** UIDs mean nothing under another one (RFC 3501). */
    uidValidity: text('uid_validity').notNull(),
    lastUid: bigint('last_uid', { mode: 'number' }).notNull(),
    waiting: jsonb().$type<readonly WaitingMail[]>().notNull(),
    /** Mails given up since the shop reads it. */
    skipped: integer().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    check('read_mailboxes_last_uid', sql`${table.lastUid} between 0 and 4294967295`),
    check('read_mailboxes_skipped', sql`${table.skipped} >= 0`),
  ],
);

/** SUPPORT-13. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    body: text().notNull(),
    version,
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('saved_replies_title').on(sql`lower(${table.title})`),
    check('saved_replies_title_given', sql`btrim(${table.title}) <> ''`),
    check('saved_replies_body_given', sql`btrim(${table.body}) <> ''`),
  ],
);
