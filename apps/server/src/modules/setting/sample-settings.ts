import { join } from 'node:path';
import { TextsForm } from '@ilaneer/contract/staff/content/texts';
import { LookForm } from '@ilaneer/contract/staff/shop/look';
import { FIRST_DELIVERY, type Settings } from '@ilaneer/domain/setting/settings';
import Type from 'typebox';
import { readJsonFile } from '../../deps/json-file.ts';

const text = Type.String({ minLength: 1 });

const BrandFile = Type.Object({
  name: text,
  localName: text,
  tagline: text,
  description: text,
  legalName: text,
  invoicePrefix: text,
  creditNotePrefix: text,
  gstin: text,
  fssai: text,
  cin: text,
  phone: text,
  alternatePhone: text,
  emails: Type.Array(text),
  address: Type.Object({ line1: text, line2: text, city: text, state: text, pinCode: text }),
  grievanceOfficer: Type.Object({ name: text, designation: text, email: text, phone: text }),
  social: Type.Object({
    professionalNetwork: Type.Object({ url: text }),
    socialNetwork: Type.Object({ url: text }),
    photoNetwork: Type.Object({ url: text }),
    videoChannel: Type.Object({ url: text }),
  }),
  hours: Type.Array(Type.Object({ days: text, text })),
});

export type SampleSettings = Omit<
  Settings,
  'tax' | 'rates' | 'arrival' | 'methods' | 'packing' | 'books' | 'letters' | 'menu' | 'opening'
>;

export async function readSampleSettings(contentDir: string): Promise<SampleSettings> {
  const [file, texts, look] = await Promise.all([
    readJsonFile(join(contentDir, 'brand.json'), BrandFile),
    readJsonFile(join(contentDir, 'texts.json'), TextsForm),
    readJsonFile(join(contentDir, 'look.json'), LookForm),
  ]);
  const { name, localName, tagline, description, legalName, gstin, fssai, cin, emails } = file;
  const { address, grievanceOfficer, social, hours } = file;
  const { line1, line2, city, state, pinCode } = address;
  return {
    brand: {
      name,
      localName,
      tagline,
      description,
      linkedin: social.professionalNetwork.url,
      facebook: social.socialNetwork.url,
      instagram: social.photoNetwork.url,
      youtube: social.videoChannel.url,
    },
    seller: {
      legalName,
      addressLine1: line1,
      addressLine2: line2,
      ...{ city, state, pinCode, gstin, fssai, cin },
      invoicePrefix: file.invoicePrefix,
      creditNotePrefix: file.creditNotePrefix,
    },
    support: {
      email: emails[0] ?? '',
      alternateEmail: emails[1] ?? '',
      phone: file.phone,
      alternatePhone: file.alternatePhone,
      hours: hours.map((line) => ({ days: line.days, text: line.text })),
      officerName: grievanceOfficer.name,
      officerTitle: grievanceOfficer.designation,
      officerEmail: grievanceOfficer.email,
      officerPhone: grievanceOfficer.phone,
    },
    look,
    delivery: FIRST_DELIVERY,
    texts,
  };
}
