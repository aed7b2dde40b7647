import Type from 'typebox';
import { derived } from '../message/aliases.ts';

export const CONFIRMED_PAYMENT_ALIASES = {
  status: derived('success', Type.Literal('success'), () => 'success' as const),
};
