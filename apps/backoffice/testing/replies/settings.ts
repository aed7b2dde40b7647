import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { ChecklistView, getChecklist } from '@ilaneer/contract/staff/shop/opening';
import type { getSettings } from '@ilaneer/contract/staff/shop/settings';
import type { previewTax } from '@ilaneer/contract/staff/shop/tax-change';
import type { StaffServer } from '../staff-server.ts';

type Settings = ReplyOf<typeof getSettings>['settings'];

export const SETTINGS: Settings = {
  brand: {
    values: {
      name: 'Ilaneer',
      localName: '',
      tagline: '',
      description: 'Tender coconut water from Kerala.',
      linkedin: '',
      facebook: '',
      instagram: '',
      youtube: '',
    },
    version: 1,
  },
  seller: {
    values: {
      legalName: 'Ilaneer Coconut Products Private Limited',
      addressLine1: '00 Palm Grove Road',
      addressLine2: 'Ground floor',
      city: 'Malappuram',
      state: 'Kerala',
      pinCode: '676505',
      gstin: '32AAAAA0000A1ZB',
      fssai: '10000000000000',
      cin: '',
    },
    version: 1,
  },
  support: {
    values: {
      email: 'hello@ilaneer.example',
      alternateEmail: '',
      phone: '+91 00000 00000',
      alternatePhone: '',
      hours: [],
      officerName: 'Meera Nair',
      officerTitle: 'Grievance Officer',
      officerEmail: 'care@ilaneer.example',
      officerPhone: '+91 00000 00000',
    },
    version: 1,
  },
  tax: { values: { mode: 'flat18' }, version: 0 },
  delivery: {
    values: {
      charge: 40,
      freeFrom: 500,
      cashFee: 0,
      fewestDays: 3,
      mostDays: 5,
      unprovenCash: 10_000,
      unprovenUnits: 100,
      provenCash: 50_000,
      provenUnits: 500,
      poorRecordCash: null,
      confirmCashFrom: null,
    },
    version: 1,
  },
  packing: { values: { dispatchGate: 'warn' }, version: 0 },
  books: { values: { lockNeedsTwo: false }, version: 0 },
  letters: { values: { cartReminderHours: null }, version: 0 },
};

export const CHECKLIST: ChecklistView = {
  mode: 'live',
  items: [
    {
      id: 'support',
      title: 'Contacts and grievance officer',
      isDone: false,
      isRequired: true,
      text: 'Shoppers must find an e-mail address.',
      page: '/settings/support',
    },
    {
      id: 'brand',
      title: 'Name and description',
      isDone: true,
      isRequired: true,
      text: 'Done.',
      page: '/settings/brand',
    },
  ],
  outdatedPolicies: [],
  canOpen: false,
  isOpen: false,
  openedAt: null,
  catalogue: 'sample',
};

export function answerSettings(
  server: StaffServer,
  { settings = SETTINGS, checklist = CHECKLIST }: { settings?: Settings; checklist?: ChecklistView } = {},
): void {
  server.answer<typeof getSettings>('GET', '/staff/settings', { success: true, settings });
  server.answer<typeof getChecklist>('GET', '/staff/checklist', { success: true, ...checklist });
  server.answer<typeof previewTax>('GET', '/staff/settings/tax/effect', {
    success: true,
    effect: { aboveMrp: 0, withoutRate: 0, goods: [] },
  });
}
