import type { ImportView } from '@ilaneer/contract/staff/transfer/imports';
import { indianDigits } from '@ilaneer/domain/indian-digits';
import type { Question } from '../../parts/act/confirm.tsx';

export function priceQuestion({ made, changed, changes }: ImportView): Question {
  const touched = made + changed;
  // Partial report: count all.
  const prices =
    changes.length < touched
      ? touched
      : changes.filter(({ fields }) => fields.some(({ field }) => field === 'Price')).length;
  if (prices === 0) {
    return {
      title: 'Import these prices?',
      figure: touched === 1 ? '1 row changes' : `${indianDigits(touched)} rows change`,
      text: 'What shoppers pay stays. They see the rest at once.',
      confirmLabel: `Import ${rowsText(touched)}`,
    };
  }
  return {
    title: 'Import these prices?',
    figure: prices === 1 ? '1 price changes' : `${indianDigits(prices)} prices change`,
    text: prices === 1 ? 'Shoppers pay it at once.' : 'Shoppers pay them at once.',
    confirmLabel: `Import ${rowsText(touched)}`,
  };
}

export function takeBackQuestion({ made, changed }: ImportView): Question {
  const touched = made + changed;
  return {
    title: 'Take these prices back?',
    figure: touched === 1 ? '1 row goes back' : `${indianDigits(touched)} rows go back`,
    text: 'Each price is what it was before this import, at once. Nothing goes back if somebody has changed one of them since.',
    confirmLabel: 'Take them back',
  };
}

export function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${indianDigits(count)} rows`;
}
