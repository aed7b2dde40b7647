import type { ContactForm } from '@ilaneer/domain/contact/validate-contact';
import Type, { type Static } from 'typebox';
import { withAliases } from '../message/aliases.ts';
import { defineCall } from '../message/call.ts';
import { successReply } from '../message/envelope.ts';
import { atMost, IsoDate, Lines, problem, Text } from '../message/fields.ts';
import { CONTACT_ALIASES } from './contact-aliases.ts';

function MaybeText(maxLength: number, message: string, tooLong?: string) {
  return Type.Optional(Type.Union([Text(maxLength), Type.Null()], problem(message, tooLong)));
}

/** As sent; required fields have texts of their own (CONTACT-1, CONTACT-2). */
export const ContactBody = Type.Object({
  firstName: MaybeText(1_000, 'Please enter your name', atMost('Name', 100)),
  phone: MaybeText(100, 'Please enter your phone number'),
  email: MaybeText(1_000, 'Please enter a valid email (e.g. name@example.com)', atMost('Email', 255)),
  message: Type.Optional(
    Type.Union([Lines(10_000), Type.Null()], problem('Please enter your message', atMost('Message', 2_000))),
  ),
  country: MaybeText(100, 'Please choose a country'),
  website: Type.Optional(Type.Unknown()),
});

export type ContactBody = Static<typeof ContactBody>;

export function readContact(body: ContactBody): ContactForm {
  return {
    firstName: body.firstName ?? '',
    phone: body.phone ?? '',
    email: body.email ?? '',
    message: body.message ?? '',
  };
}

export const sendContactForm = defineCall({
  method: 'POST',
  path: '/contact-form',
  summary: 'Send the contact form',
  tag: 'Contact',
  access: 'open',
  body: ContactBody,
  reply: withAliases(
    successReply({ message: Type.String(), ticketNumber: Type.String(), timestamp: IsoDate }),
    CONTACT_ALIASES,
  ),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});
