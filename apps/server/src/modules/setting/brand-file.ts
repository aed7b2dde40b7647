import { join } from 'node:path';
import type { Settings } from '@ilaneer/domain/setting/settings';
import Type from 'typebox';
import { readJsonFile } from '../../deps/json-file.ts';

const text = Type.String({ minLength: 1 });

const BrandFile = Type.Object({
  name: text,
  description: text,
  legalName: text,
  gstin: text,
  fssai: text,
  cin: text,
  phone: text,
  emails: Type.Array(text),
  address: Type.Object({ line1: text, line2: text, city: text, state: text, pinCode: text }),
  grievanceOfficer: Type.Object({ name: text, email: text, phone: text }),
  social: Type.Record(Type.String(), Type.Object({ url: text })),
});

/** The settings that `brand.json` of the content folder says. */
export async function readBrandFile(contentDir: string): Promise<Settings> {
  const file = await readJsonFile(join(contentDir, 'brand.json'), BrandFile);
  const { name, description, legalName, gstin, fssai, cin, phone, emails, address, grievanceOfficer } = file;
  const { line1, line2, city, state, pinCode } = address;
  const company = { legalName, addressLine1: line1, addressLine2: line2, city, state, pinCode };
  return {
    brand: { name, description, profiles: Object.values(file.social).map(({ url }) => url) },
    seller: { ...company, gstin, fssai, cin },
    support: {
      email: emails[0] ?? '',
      phone,
      officerName: grievanceOfficer.name,
      officerEmail: grievanceOfficer.email,
      officerPhone: grievanceOfficer.phone,
    },
  };
}
