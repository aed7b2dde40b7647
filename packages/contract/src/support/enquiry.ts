import { ENQUIRY_KINDS, type EnquiryForm } from '@ilaneer/domain/contact/validate-enquiry';
import Type, { type Static } from 'typebox';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { anyProblem, atMost, Digits, Lines, problem, Text } from '../message/fields.ts';

function MaybeText(maxLength: number, message: string, tooLong?: string) {
  return Type.Optional(Type.Union([Text(maxLength), Type.Null()], problem(message, tooLong)));
}

export const EnquiryBody = Type.Object({
  kind: Type.Optional(Type.Enum([...ENQUIRY_KINDS], problem('Please choose bulk order or partnership'))),
  name: Text(1_000, problem('Please enter your name', atMost('Name', 100))),
  phone: Text(100, problem('Please enter your phone number')),
  email: Text(1_000, problem('Please enter your email address', atMost('Email', 255))),
  productId: MaybeText(100, 'Please choose a product'),
  quantity: Type.Optional(
    Type.Union([Type.Integer(), Type.Null()], problem('Quantity must be a positive number')),
  ),
  neededBy: MaybeText(30, 'Please choose a valid date'),
  pincode: Type.Optional(
    Type.Union(
      [Digits(20), Type.Integer(), Type.Null()],
      anyProblem('PIN code must be exactly 6 digits and not start with 0'),
    ),
  ),
  gstin: MaybeText(50, 'Please enter a valid GSTIN (15 characters)'),
  purpose: Text(1_000, problem('Please tell us what it is for', atMost('Purpose', 200))),
  message: Type.Optional(Type.Union([Lines(5_000), Type.Null()], anyProblem(atMost('Message', 2_000)))),
  website: Type.Optional(Type.Unknown()),
});

export type EnquiryBody = Static<typeof EnquiryBody>;

export function readEnquiry(body: EnquiryBody): EnquiryForm {
  return {
    kind: body.kind ?? 'bulk',
    name: body.name,
    phone: body.phone,
    email: body.email,
    quantity: body.quantity ?? null,
    neededBy: body.neededBy ?? '',
    pincode: String(body.pincode ?? ''),
    gstin: body.gstin ?? '',
    purpose: body.purpose,
    message: body.message ?? '',
  };
}

export const sendEnquiry = defineCall({
  method: 'POST',
  path: '/enquiries',
  summary: 'Send a bulk order or partnership enquiry',
  tag: 'Contact',
  access: 'open',
  body: EnquiryBody,
  reply: successReply({ message: Type.String(), ticketNumber: Type.String() }),
  status: 201,
  errors: ['VALIDATION_FAILED', 'PRODUCT_NOT_FOUND', 'RATE_LIMITED'],
});
