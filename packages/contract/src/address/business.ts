import { BUSINESS_LIMITS, type BusinessInput } from '@ilaneer/domain/tax-document/business-details';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, Code, Digits, PIN_CODE_TEXT, problem, Text } from '../message/fields.ts';

/** The billed business (TAX-DOCUMENT-15). */
export const BusinessView = Type.Object({
  gstin: Type.String(),
  legalName: Type.String(),
  addressLine1: Type.String(),
  addressLine2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pinCode: Type.String(),
});

export type BusinessView = Static<typeof BusinessView>;

function Line(name: string, field: keyof typeof BUSINESS_LIMITS) {
  return Type.Optional(Text(1_000, problem(`${name} must be a text`, atMost(name, BUSINESS_LIMITS[field]))));
}

export const BusinessBody = Type.Object({
  gstin: Code(50, problem('GSTIN is required', 'Please enter a valid GSTIN (15 characters)')),
  legalName: Line('Legal name', 'legalName'),
  addressLine1: Line('Address line 1', 'addressLine1'),
  addressLine2: Line('Address line 2', 'addressLine2'),
  city: Line('City', 'city'),
  pinCode: Type.Optional(Digits(20, problem(PIN_CODE_TEXT, PIN_CODE_TEXT))),
});

export type BusinessBody = Static<typeof BusinessBody>;

export function readBusiness(body: BusinessBody): BusinessInput {
  const { gstin, legalName = '', addressLine1 = '', addressLine2 = '', city = '', pinCode = '' } = body;
  return { gstin, legalName, addressLine1, addressLine2, city, pinCode };
}

const BusinessOrNull = Type.Union([BusinessView, Type.Null()]);
const ChangedBusiness = successReply({ message: Type.String(), business: BusinessOrNull });

export const getBusiness = defineCall({
  method: 'GET',
  path: '/account/business',
  summary: 'Get the billing business',
  tag: 'Addresses',
  access: 'shopper',
  reply: successReply({ business: BusinessOrNull }),
});

export const changeBusiness = defineCall({
  method: 'PUT',
  path: '/account/business',
  summary: 'Set the billing business',
  tag: 'Addresses',
  access: 'shopper',
  body: BusinessBody,
  reply: ChangedBusiness,
  errors: ['VALIDATION_FAILED'],
});

/** Issued bills keep it. */
export const removeBusiness = defineCall({
  method: 'DELETE',
  path: '/account/business',
  summary: 'Delete the billing business',
  tag: 'Addresses',
  access: 'shopper',
  reply: ChangedBusiness,
});
