import { join } from 'node:path';
import Type from 'typebox';
import type { ShopBrand } from '../deps/deps.ts';
import { readJsonFile } from '../deps/json-file.ts';

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
  address: Type.Object({
    line1: text,
    line2: text,
    city: text,
    state: text,
    pinCode: text,
    country: text,
  }),
  grievanceOfficer: Type.Object({ name: text, email: text, phone: text }),
  social: Type.Record(Type.String(), Type.Object({ url: text })),
});

/** Whom the shop belongs to, as `brand.json` of the content folder says. */
export async function readBrand(contentDir: string): Promise<ShopBrand> {
  const { address, emails, ...file } = await readJsonFile(join(contentDir, 'brand.json'), BrandFile);
  const { name, legalName, gstin, fssai, cin, phone, description, grievanceOfficer } = file;
  const addressLines = [
    address.line1,
    address.line2,
    `${address.city} ${address.pinCode}, ${address.state}, ${address.country}`,
  ];
  const { state } = address;
  const email = emails[0] ?? '';
  return {
    name,
    state,
    seller: { name, legalName, addressLines, state, gstin, fssai, cin, phone, email },
    description,
    address,
    grievanceOfficer,
    profiles: Object.values(file.social).map(({ url }) => url),
  };
}
