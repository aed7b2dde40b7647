import type { ShopView } from '@ilaneer/contract/shop-view';
import { profilesOf } from '@ilaneer/domain/setting/settings';
import type { CurrentSettings } from './current-settings.ts';

type Settled = Omit<ShopView, 'emptyPages' | 'isOpen'>;

/** Without the state of pages, which their nouns know. */
export function shopViewOf({ brand: { name }, sections }: CurrentSettings): Settled {
  const { brand, look, seller, support, delivery, methods, menu, texts } = sections();
  const { mailClosing: _closing, mailWelcome: _welcome, mailGiftCard: _card, ...pageTexts } = texts.values;
  const { legalName, gstin, fssai, cin, city, state, pinCode } = seller.values;
  const { phone, alternatePhone, hours, email, alternateEmail } = support.values;
  const profiles = profilesOf(brand.values);
  const { charge, freeFrom, cashFee } = delivery.values;
  return {
    name,
    localName: brand.values.localName,
    tagline: brand.values.tagline,
    legalName,
    address: {
      line1: seller.values.addressLine1,
      line2: seller.values.addressLine2,
      city,
      state,
      pinCode,
      country: 'India',
    },
    emails: [email, alternateEmail].filter((address) => address !== ''),
    phone,
    alternatePhone,
    gstin,
    fssai,
    cin,
    grievanceOfficer: {
      name: support.values.officerName,
      designation: support.values.officerTitle,
      email: support.values.officerEmail,
      phone: support.values.officerPhone,
    },
    profiles,
    photoNetwork: profiles.find(({ url }) => url === brand.values.instagram) ?? null,
    hours,
    menu: menu.values,
    texts: pageTexts,
    pictures: look.values.pictures,
    delivery: {
      charge,
      freeFrom,
      ...(cashFee > 0 && { cashFee }),
      ...(methods.values.methods.length > 0 && { hasMethods: true }),
    },
  };
}
