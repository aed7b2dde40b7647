/** What the shop is called and sells. */
export type BrandSetting = {
  readonly name: string;
  /** What it sells, in a sentence, for those who find it elsewhere. */
  readonly description: string;
  /** Addresses of its pages on social networks. */
  readonly profiles: readonly string[];
};

/** Who sells, as invoices name them (SETTING-2). */
export type SellerSetting = {
  readonly legalName: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly pinCode: string;
  readonly gstin: string;
  readonly fssai: string;
  readonly cin: string;
};

/** Whom shoppers reach, and who answers for complaints by law (SETTING-3). */
export type SupportSetting = {
  readonly email: string;
  readonly phone: string;
  readonly officerName: string;
  readonly officerEmail: string;
  readonly officerPhone: string;
};

/** What staff set of the shop, section by section. */
export type Settings = {
  readonly brand: BrandSetting;
  readonly seller: SellerSetting;
  readonly support: SupportSetting;
};

export type SettingKey = keyof Settings;

export const SETTING_KEYS = ['brand', 'seller', 'support'] as const satisfies readonly SettingKey[];

/** A shop of which nobody has said anything yet. */
export const NO_SETTINGS: Settings = {
  brand: { name: '', description: '', profiles: [] },
  seller: {
    legalName: '',
    addressLine1: '',
    addressLine2: '',
    city: '',
    state: '',
    pinCode: '',
    gstin: '',
    fssai: '',
    cin: '',
  },
  support: { email: '', phone: '', officerName: '', officerEmail: '', officerPhone: '' },
};

// What the files of the sample shop say where a real shop has a name, an address or a number.
const sampleWords = /\(sample|sample building|to be filled in|\.example\b|00000 ?00000|AAAAA0000A/i;

/** Whether a section still says what the sample shop does; a live shop never opens with that (SETTING-5). */
export function isOfSample(section: Settings[SettingKey]): boolean {
  return sampleWords.test(JSON.stringify(section));
}
