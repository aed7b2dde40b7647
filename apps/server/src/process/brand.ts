import type { Seller } from '@ilaneer/domain/tax-document/seller';
import type { ShopBrand } from '../deps/deps.ts';
import type { readBrand } from '../sandbox/sample-shop/content-files.ts';

type BrandFile = Awaited<ReturnType<typeof readBrand>>;

/** The shop's brand from its file. */
export function shopBrandOf(file: BrandFile): ShopBrand {
  const { name, address, legalName, gstin, fssai, cin, phone } = file;
  const seller: Seller = {
    name,
    legalName,
    addressLines: [
      address.line1,
      address.line2,
      `${address.city} ${address.pinCode}, ${address.state}, ${address.country}`,
    ],
    state: address.state,
    gstin,
    fssai,
    cin,
    phone,
    email: file.emails[0] ?? '',
  };
  return { name, state: address.state, seller };
}
