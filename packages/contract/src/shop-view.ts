import type { LookPictures } from '@ilaneer/domain/look/look';
import type { MenuSetting } from '@ilaneer/domain/setting/menu';
import type { Hours } from '@ilaneer/domain/setting/settings';
import type { TextsSetting } from '@ilaneer/domain/setting/texts';

export type ShopView = {
  /** Before, only staff see the pages (SETTING-12). */
  readonly isOpen: boolean;
  readonly name: string;
  /** Texts are empty until staff enter them. */
  readonly localName: string;
  readonly tagline: string;
  readonly legalName: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly state: string;
    readonly pinCode: string;
    readonly country: string;
  };
  readonly emails: readonly string[];
  readonly phone: string;
  readonly alternatePhone: string;
  readonly gstin: string;
  readonly fssai: string;
  readonly cin: string;
  readonly grievanceOfficer: {
    readonly name: string;
    readonly designation: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly profiles: readonly { readonly label: string; readonly url: string }[];
  /** The gallery's link; null without one. */
  readonly photoNetwork: { readonly label: string; readonly url: string } | null;
  readonly hours: readonly Hours[];
  readonly menu: MenuSetting;
  readonly texts: Omit<TextsSetting, 'mailClosing' | 'mailWelcome' | 'mailGiftCard'>;
  readonly pictures: LookPictures;
  /** Paths of pages without content: no menu leads there (STOREFRONT-25). */
  readonly emptyPages: readonly string[];
  /** In paise. */
  readonly delivery: {
    readonly charge: number;
    readonly freeFrom: number | null;
    /** Of Cash on Delivery; left out without one (PRICING-38). */
    readonly cashFee?: number;
    /** There are methods beside the usual one (DELIVERY-11). */
    readonly hasMethods?: boolean;
  };
};
