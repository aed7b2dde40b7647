import { NO_SETTINGS } from '@ilaneer/domain/setting/settings';

export const OWN_BRAND = { ...NO_SETTINGS.brand, name: 'Palm Grove', description: 'Coconuts.' };

export const OWN_SELLER = {
  legalName: 'Palm Grove Foods Private Limited',
  addressLine1: '7 Beach Road',
  addressLine2: '',
  city: 'Kozhikode',
  state: 'Kerala',
  pinCode: '673001',
  gstin: '32AAPFP1234C1ZP',
  fssai: '11322001000123',
  cin: '',
};

export const OWN_SUPPORT = {
  ...NO_SETTINGS.support,
  email: 'care@palmgrove.in',
  phone: '+91 98470 12345',
  officerName: 'Meera Nair',
  officerTitle: 'Grievance Officer',
  officerEmail: 'grievance@palmgrove.in',
  officerPhone: '+91 98470 12345',
};
