import { isFirst } from '@ilaneer/domain/look/colours';
import type { LookPictures } from '@ilaneer/domain/look/look';
import { seriesPrefixes } from '@ilaneer/domain/setting/series-prefixes';
import { profilesOf, type Settings } from '@ilaneer/domain/setting/settings';
import type { ShopBrand } from '../../deps/deps.ts';
import type { MailLogo } from '../../messages/letter-content.ts';

export function shopBrandOf(
  { brand, look, seller, support, texts }: Pick<Settings, 'brand' | 'look' | 'seller' | 'support' | 'texts'>,
  publicUrl: string,
): ShopBrand {
  const { host, hostname } = new URL(publicUrl);
  const {
    legalName,
    addressLine1: line1,
    addressLine2: line2,
    city,
    state,
    pinCode,
    gstin,
    fssai,
    cin,
  } = seller;
  const name = brand.name === '' ? host : brand.name;
  const place = [`${city} ${pinCode}`.trim(), state, 'India'].filter((part) => part !== '').join(', ');
  return {
    name,
    localName: brand.localName,
    state,
    seller: {
      name,
      legalName,
      addressLines: [line1, line2, place].filter((line) => line !== ''),
      state,
      gstin,
      fssai,
      cin,
      phone: support.phone,
      email: support.email === '' ? `no-reply@${hostname}` : support.email,
      ...(look.pictures.logo !== '' && { logo: look.pictures.logo }),
      ...(!isFirst(look.colours) && { colours: look.colours }),
    },
    series: seriesPrefixes(seller),
    letters: {
      closing: texts.mailClosing,
      welcome: texts.mailWelcome,
      giftCard: texts.mailGiftCard,
      colours: look.colours,
      fonts: look.fonts,
      logo: mailLogo(look.pictures),
    },
    description: brand.description,
    address: { line1, line2, city, state, pinCode },
    grievanceOfficer: {
      name: support.officerName,
      email: support.officerEmail,
      phone: support.officerPhone,
    },
    profiles: profilesOf(brand).map(({ url }) => url),
  };
}

function mailLogo({ logo, logoOnDark }: LookPictures): MailLogo | null {
  if (logoOnDark !== '') return { file: logoOnDark, isOnDark: true };
  return logo === '' ? null : { file: logo, isOnDark: false };
}

/** A live view: no restart needed. */
export function brandNow(current: () => ShopBrand): ShopBrand {
  return {
    get name() {
      return current().name;
    },
    get localName() {
      return current().localName;
    },
    get state() {
      return current().state;
    },
    get seller() {
      return current().seller;
    },
    get series() {
      return current().series;
    },
    get letters() {
      return current().letters;
    },
    get description() {
      return current().description;
    },
    get address() {
      return current().address;
    },
    get grievanceOfficer() {
      return current().grievanceOfficer;
    },
    get profiles() {
      return current().profiles;
    },
  };
}
