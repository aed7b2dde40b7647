import { ADDRESS_TYPES, type AddressInput } from '@ilaneer/domain/address/validate-address';
import { typedName, typedText } from '@ilaneer/domain/text/typed-text';
import { numberCell, unguardedCell } from '@ilaneer/domain/transfer/csv-cell';
import { type Field, field, text, type Words } from './field.ts';

type Written = Extract<
  keyof AddressInput,
  'fullName' | 'phone' | 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zipCode'
>;

export const ADDRESS_FIELDS: readonly Field<MutableAddress>[] = [
  written('fullName', ['Address name', 'Anu Thomas', 'Who gets the parcel. Empty: the customer.']),
  written('phone', ['Address phone', '9847012345', 'Whom the courier calls.']),
  written('addressLine1', ['Address line 1', 'House 12, Beach Road']),
  written('addressLine2', ['Address line 2', '']),
  written('city', ['City', 'Kochi']),
  written('state', ['State', 'Karnataka']),
  written('zipCode', ['PIN code', '682001']),
  field(['Address type', 'Home', `${ADDRESS_TYPES.join(' or ')}. Empty: Home.`], {
    show: ({ addressType }) => addressType,
    read: (cell, draft) => {
      const typed = typedText(cell).toLowerCase();
      const type = typed === '' ? 'Home' : ADDRESS_TYPES.find((one) => one.toLowerCase() === typed);
      if (type === undefined) return `Write ${ADDRESS_TYPES.join(' or ')}, not "${typedText(cell)}"`;
      draft.addressType = type;
      return null;
    },
  }),
];

export type MutableAddress = { -readonly [Name in keyof AddressInput]: AddressInput[Name] };

export const NAME_FIELD: Field<{ name: string }> = text(['Name', 'Anu Thomas', '2 to 100 characters.'], {
  get: ({ name }) => name,
  set: (draft, value) => {
    draft.name = typedName(value);
  },
});

export function contactCell(contact: string | null): string {
  return numberCell(contact ?? '');
}

export function readContact(cell: string | undefined): string {
  return typedText(unguardedCell(typedText(cell ?? '')));
}

function written(key: Written, words: Words): Field<MutableAddress> {
  return text(words, {
    get: (row) => row[key],
    set: (draft, value) => {
      draft[key] = value;
    },
  });
}
