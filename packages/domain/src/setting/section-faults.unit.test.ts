import { describe, expect, it } from 'vitest';
import sample from '../../../../content/brand.json' with { type: 'json' };
import { STATED_SECTIONS, sectionFaults } from './section-faults.ts';
import { NO_SETTINGS, type Settings } from './settings.ts';

const own: Pick<Settings, 'brand' | 'seller' | 'support'> = {
  brand: { ...NO_SETTINGS.brand, name: 'Palm Grove', description: 'Coconuts.' },
  seller: {
    ...NO_SETTINGS.seller,
    legalName: 'Palm Grove Foods Private Limited',
    addressLine1: '7 Beach Road',
    city: 'Kozhikode',
    state: 'Kerala',
    pinCode: '673001',
    gstin: '32AAPFP1234C1ZP',
    fssai: '11322001000123',
  },
  support: {
    ...NO_SETTINGS.support,
    email: 'care@palmgrove.in',
    phone: '+91 98470 12345',
    officerName: 'Meera Nair',
    officerTitle: 'Grievance Officer',
    officerEmail: 'grievance@palmgrove.in',
    officerPhone: '+91 98470 12345',
  },
};

const PLACEHOLDERS = {
  brand: {
    linkedin: sample.social.professionalNetwork.url,
    facebook: sample.social.socialNetwork.url,
    instagram: sample.social.photoNetwork.url,
    youtube: sample.social.videoChannel.url,
  },
  seller: {
    legalName: sample.legalName,
    addressLine1: sample.address.line1,
    addressLine2: sample.address.line2,
    gstin: sample.gstin,
    fssai: sample.fssai,
    cin: sample.cin,
  },
  support: {
    email: sample.emails[0] ?? '',
    alternateEmail: sample.emails[1] ?? '',
    phone: sample.phone,
    alternatePhone: sample.alternatePhone,
    officerName: sample.grievanceOfficer.name,
    officerEmail: sample.grievanceOfficer.email,
    officerPhone: sample.grievanceOfficer.phone,
  },
} as const;

const REQUIRED = {
  brand: ['name', 'description'],
  seller: ['legalName', 'addressLine1', 'city', 'state', 'pinCode', 'gstin', 'fssai'],
  support: ['email', 'phone', 'officerName', 'officerEmail', 'officerPhone'],
} as const;

const changed = STATED_SECTIONS.flatMap((key) => [
  ...Object.entries(PLACEHOLDERS[key]).map(([field, value]) => [key, field, String(value)] as const),
  ...REQUIRED[key].map((field) => [key, field, ''] as const),
]);

describe('the facts about a live shop (SETTING-16)', () => {
  it('has no fault when it is its own', () => {
    for (const key of STATED_SECTIONS) expect(sectionFaults(key, own[key])).toEqual([]);
  });

  it.each(changed)('has one in %s, %s, when it says %j', (key, field, value) => {
    expect(sectionFaults(key, { ...own[key], [field]: value })).toHaveLength(1);
  });

  it('has all of them named at once', () => {
    for (const key of STATED_SECTIONS) {
      expect(sectionFaults(key, NO_SETTINGS[key])).toHaveLength(REQUIRED[key].length);
      expect(sectionFaults(key, { ...own[key], ...PLACEHOLDERS[key] })).toHaveLength(
        Object.keys(PLACEHOLDERS[key]).length,
      );
    }
    expect(sectionFaults('seller', { ...own.seller, ...PLACEHOLDERS.seller })).toContain(
      'GSTIN (it is that of the sample shop)',
    );
  });

  it('says why a seller who is not registered for GST cannot sell here (SETTING-17)', () => {
    const [fault] = sectionFaults('seller', { ...own.seller, gstin: '' });
    expect(fault).toContain('this shop charges GST, which only a seller who is registered for it may');
  });

  it('has a GSTIN of the wrong state, or with a mistyped character, and an FSSAI number that is too short', () => {
    for (const wrong of [{ state: 'Goa' }, { gstin: '32AAPFP1234C1ZQ' }, { fssai: '1132200100012' }]) {
      expect(sectionFaults('seller', { ...own.seller, ...wrong })).toHaveLength(1);
    }
  });
});
