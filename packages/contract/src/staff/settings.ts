import type { SettingKey } from '@ilaneer/domain/setting/settings';
import Type, { type Static, type TSchema } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, problem, Text, TextOrNull } from '../message/fields.ts';
import { IfMatch, versionField } from './version.ts';

const field = (name: string) => Text(1_000, problem(`${name} is required`, atMost(name, 1_000)));

export const BrandForm = Type.Object({
  name: field('Name of the shop'),
  description: field('What the shop sells'),
  /** Addresses of its pages on social networks. */
  profiles: Type.Array(field('Address of a page'), { maxItems: 50, ...problem('There are too many pages') }),
});

export const SellerForm = Type.Object({
  legalName: field('Legal name'),
  addressLine1: field('Address'),
  addressLine2: field('Address, second line'),
  city: field('City'),
  state: field('State'),
  pinCode: field('PIN code'),
  gstin: field('GSTIN'),
  fssai: field('FSSAI licence'),
  cin: field('CIN'),
});

export const SupportForm = Type.Object({
  email: field('Email'),
  phone: field('Phone'),
  officerName: field('Name of the grievance officer'),
  officerEmail: field('Email of the grievance officer'),
  officerPhone: field('Phone of the grievance officer'),
});

/** A section as it is; version 0 and empty texts where nobody has said anything yet. */
function sectionOf<Form extends TSchema>(form: Form) {
  return Type.Object({ values: form, ...versionField });
}

const BrandSection = sectionOf(BrandForm);
const SellerSection = sectionOf(SellerForm);
const SupportSection = sectionOf(SupportForm);

export const SettingsView = Type.Object({
  brand: BrandSection,
  seller: SellerSection,
  support: SupportSection,
}) satisfies { readonly properties: Record<SettingKey, TSchema> };

export type SettingsView = Static<typeof SettingsView>;

/** What the shop is called, who sells, and whom shoppers reach. */
export const getSettings = defineCall({
  method: 'GET',
  path: '/staff/settings',
  summary: 'The settings of the shop',
  tag: 'Staff',
  access: 'staff:settings.write',
  reply: successReply({ settings: SettingsView }),
  status: 200,
  errors: [],
});

/** Counts for the next page, mail and document; invoices that were issued stay as they are. */
export const changeBrand = defineCall({
  method: 'PUT',
  path: '/staff/settings/brand',
  summary: 'Change what the shop is called',
  tag: 'Staff',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: BrandForm,
  reply: successReply({ section: BrandSection }),
  status: 200,
  errors: ['VERSION_STALE'],
});

export const changeSeller = defineCall({
  method: 'PUT',
  path: '/staff/settings/seller',
  summary: 'Change who sells',
  tag: 'Staff',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: SellerForm,
  reply: successReply({ section: SellerSection }),
  status: 200,
  errors: ['VERSION_STALE'],
});

export const changeSupport = defineCall({
  method: 'PUT',
  path: '/staff/settings/support',
  summary: 'Change whom shoppers reach',
  tag: 'Staff',
  access: 'staff:settings.write',
  headers: IfMatch,
  body: SupportForm,
  reply: successReply({ section: SupportSection }),
  status: 200,
  errors: ['VERSION_STALE'],
});

const ChecklistItemView = Type.Object({
  id: Type.String(),
  title: Type.String(),
  isDone: Type.Boolean(),
  text: Type.String(),
  /** A page of the staff app; null where whoever runs the server mends it. */
  page: TextOrNull,
});

/** What is in place and what is missing before the shop opens in `MODE=live`. */
export const getChecklist = defineCall({
  method: 'GET',
  path: '/staff/checklist',
  summary: 'What is missing before the shop opens',
  tag: 'Staff',
  access: 'staff:settings.write',
  reply: successReply({
    mode: Type.Enum(['sandbox', 'live']),
    items: Type.Array(ChecklistItemView),
  }),
  status: 200,
  errors: [],
});
