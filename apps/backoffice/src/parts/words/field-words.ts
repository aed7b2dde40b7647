import { capital } from './capital.ts';

/** A field's name in words, where nothing better is known: 'shippingGrams' as 'Shipping grams'. */
export function fieldWords(field: string): string {
  return capital(
    field.replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    ),
  );
}
