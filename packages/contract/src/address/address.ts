import type { AddressInput } from '@ilaneer/domain/address/validate-address';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { earlierField } from '../message/earlier-field.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, Digits, Id, IsoDate, PIN_CODE_TEXT, problem, Text } from '../message/fields.ts';

const AddressTypeText = Type.Enum(
  ['Home', 'Office'],
  problem('Address type must be either "Home" or "Office"'),
);

export const AddressView = Type.Object({
  id: Type.String(),
  fullName: Type.String(),
  phone: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.Literal('India'),
  zipCode: Type.String(),
  addressType: Type.Enum(['Home', 'Office']),
  stateConfirmed: Type.Boolean(),
  pinCodeState: Type.Union([Type.String(), Type.Null()], {
    description: 'State of the PIN code if it differs; null otherwise.',
  }),
  isDefault: Type.Boolean(),
  createdAt: IsoDate,
  updatedAt: IsoDate,
});

export type AddressView = Static<typeof AddressView>;

function PinCode() {
  return Type.Union([Digits(20), Type.Integer()], anyProblem(PIN_CODE_TEXT));
}

function MaybeText(name: string, longest: number) {
  return Type.Optional(
    Type.Union([Text(1_000), Type.Null()], problem(`${name} must be a text`, atMost(name, longest))),
  );
}

/** All spellings of the PIN code (ADDRESS-2). */
const pinCodeFields = {
  zipCode: Type.Optional(PinCode()),
  /** The specified name in order requests. */
  zipcode: Type.Optional(PinCode()),
  pincode: earlierField('zipCode', PinCode()),
  pinCode: earlierField('zipCode', PinCode()),
};

export const AddressBody = Type.Object({
  fullName: Type.Optional(Text(1_000, problem('Full name is required', atMost('Full name', 100)))),
  phone: Type.Optional(
    Text(50, anyProblem('Please enter a valid 10-digit phone number starting with 6, 7, 8 or 9')),
  ),
  addressLine1: Type.Optional(
    Text(1_000, problem('Address line 1 is required', atMost('Address line 1', 200))),
  ),
  address: earlierField(
    'addressLine1',
    Text(1_000, problem('Address line 1 is required', atMost('Address line 1', 200))),
  ),
  addressLine2: MaybeText('Address line 2', 200),
  city: MaybeText('City', 100),
  state: Type.Optional(Text(100, problem('State is required', 'Please choose a state of India'))),
  country: Type.Optional(Type.Union([Text(100), Type.Null()])),
  addressType: Type.Optional(AddressTypeText),
  /** Accepts a state that contradicts the PIN code, for this pair only. */
  stateConfirmed: Type.Optional(Type.Boolean(problem('stateConfirmed must be true or false'))),
  ...pinCodeFields,
});

export type AddressBody = Static<typeof AddressBody>;

/** The request merged over `kept`; reads every spelling (ADDRESS-2). */
export function readAddress(body: AddressBody, kept: AddressInput): AddressInput {
  const pinCode = body.zipCode ?? body.zipcode ?? body.pincode ?? body.pinCode;
  const zipCode = pinCode === undefined ? kept.zipCode : String(pinCode);
  const state = body.state ?? kept.state;
  // A confirmation counts only for the same PIN code and state.
  const isSamePlace = zipCode === kept.zipCode && state === kept.state;
  return {
    fullName: body.fullName ?? kept.fullName,
    phone: body.phone ?? kept.phone,
    addressLine1: body.addressLine1 ?? body.address ?? kept.addressLine1,
    addressLine2: body.addressLine2 === undefined ? kept.addressLine2 : (body.addressLine2 ?? ''),
    city: body.city === undefined ? kept.city : (body.city ?? ''),
    state,
    zipCode,
    addressType: body.addressType ?? kept.addressType,
    stateConfirmed: body.stateConfirmed ?? (isSamePlace && kept.stateConfirmed),
  };
}

const addressParams = Type.Object({ addressId: Id('Address ID is required') });

export const addAddress = defineCall({
  method: 'POST',
  path: '/add-address',
  summary: 'Save a delivery address',
  tag: 'Addresses',
  access: 'shopper',
  body: AddressBody,
  reply: successReply({ message: Type.String(), address: AddressView, totalAddresses: Type.Integer() }),
  errors: ['VALIDATION_FAILED', 'ADDRESS_LIMIT_REACHED'],
});

export const getAddresses = defineCall({
  method: 'GET',
  path: '/get-address',
  summary: 'List saved addresses',
  tag: 'Addresses',
  access: 'shopper',
  reply: successReply({ addresses: Type.Array(AddressView), totalAddresses: Type.Integer() }),
});

export const updateAddress = defineCall({
  method: 'PUT',
  path: '/update-address/:addressId',
  summary: 'Update an address',
  tag: 'Addresses',
  access: 'shopper',
  params: addressParams,
  body: AddressBody,
  reply: successReply({ message: Type.String(), address: AddressView }),
  errors: ['VALIDATION_FAILED', 'ADDRESS_NOT_FOUND'],
});

export const makeDefaultAddress = defineCall({
  method: 'PUT',
  path: '/make-default-address/:addressId',
  summary: 'Set the default address',
  tag: 'Addresses',
  access: 'shopper',
  params: addressParams,
  reply: successReply({ message: Type.String(), address: AddressView }),
  errors: ['VALIDATION_FAILED', 'ADDRESS_NOT_FOUND'],
});

/** If it was the default, the newest remaining address takes over (ADDRESS-3). */
export const deleteAddress = defineCall({
  method: 'DELETE',
  path: '/delete-address/:addressId',
  summary: 'Delete an address',
  tag: 'Addresses',
  access: 'shopper',
  params: addressParams,
  reply: successReply({ message: Type.String() }),
  errors: ['VALIDATION_FAILED', 'ADDRESS_NOT_FOUND'],
});
