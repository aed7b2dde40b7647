import Type from 'typebox';
import { derived } from '../message/aliases.ts';

export const SHIPPING_RATE_ALIASES = {
  rateId: 'id',
  isFree: derived('price', Type.Boolean(), ({ price }: { readonly price: number }) => price === 0),
} as const;
