import type { Paise } from '../money.ts';
import type { ProductState } from './product-state.ts';

export type NamedFirm = { readonly name: string; readonly address: string };

/** Complaints contact; null: the shop's own. */
export type ConsumerCare = {
  readonly address: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

export type NutritionRow = {
  readonly name: string;
  readonly per100: string;
  readonly perServing?: string;
  readonly percentRda?: number;
};

export type ProductPicture = { readonly file: string; readonly alt: string };

export type ProductOption = { readonly name: string; readonly values: readonly string[] };

/** A claim with its proof and the person responsible. */
export type ProductClaim = {
  readonly words: string;
  readonly evidence: string;
  readonly confirmedBy: string;
};

export type ProductFields = {
  readonly name: string;
  readonly description: string;
  readonly categoryId: string;
  readonly hsnCode: string;
  readonly features: readonly string[];
  /** Staff only. */
  readonly claims: readonly ProductClaim[];
  readonly offers: readonly string[];
  readonly ingredients: string | null;
  readonly nutrition: readonly NutritionRow[];
  readonly allergens: readonly string[];
  readonly shelfLife: string;
  readonly shelfLifeDays: number | null;
  readonly storageInstruction: string;
  readonly certification: string;
  readonly dietType: string | null;
  readonly fssai: string | null;
  readonly genericName: string;
  readonly countryOfOrigin: string;
  readonly maker: NamedFirm | null;
  readonly packer: NamedFirm | null;
  readonly importer: NamedFirm | null;
  readonly consumerCare: ConsumerCare;
  readonly weight: string;
  readonly volumes: readonly string[];
  readonly options: readonly ProductOption[];
  readonly pictures: readonly ProductPicture[];
  readonly merchandise: boolean;
  readonly exclusive: boolean;
  readonly returnable: boolean;
};

export type BoxMm = { readonly length: number; readonly width: number; readonly height: number };

export type VariantFields = {
  readonly sku: string;
  readonly barcode: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly color: string | null;
  readonly netCount: number;
  readonly netAmount: number;
  readonly netUnit: 'ml' | 'g' | 'piece';
  readonly shippingGrams: number | null;
  readonly boxMm: BoxMm | null;
  readonly picture: string;
  readonly active: boolean;
};

export type VariantPrices = { readonly price: Paise; readonly originalPrice: Paise; readonly mrp: Paise };

export type CheckedProduct = ProductFields & {
  readonly state: ProductState;
  readonly variants: readonly (VariantFields & VariantPrices & { readonly id: string })[];
};
