import { OTP } from '@ilaneer/domain/verification/otp';
import type { Sms, SmsTemplate } from './sms.ts';

const OTP_MINUTES = OTP.validMs / 60_000;

const FOLLOW = ' Follow it: ##link##';

/** DLT texts with the gateway's variables, for registration. */
const SMS_WORDS: Readonly<Record<SmsTemplate, (brandName: string) => string>> = {
  otp: (brandName) =>
    `##otp## is your ${brandName} OTP. It is valid for ${OTP_MINUTES} minutes. Please do not share it with anyone.`,
  'order-placed': (brandName) => `Your ${brandName} order ##order## is placed. Total: ##total##. Thank you!`,
  'order-confirm': (brandName) =>
    `Please confirm your ${brandName} order ##order##, to be paid on delivery: ##link##`,
  'order-shipped': (brandName) =>
    `Your ${brandName} order ##order## is on its way with ##courier##, tracking number ##tracking##.${FOLLOW}`,
  'order-delivered': (brandName) => `Your ${brandName} order ##order## is delivered. We hope you enjoy it.`,
  'order-cancelled': (brandName) =>
    `Your ${brandName} order ##order## is cancelled. Anything you paid goes back to where it came from.`,
  'parcel-out': (brandName) => `Your ${brandName} order ##order## is out for delivery.${FOLLOW}`,
  'parcel-failed': (brandName) =>
    `The courier could not deliver your ${brandName} order ##order##. Please choose what happens next: ##link##`,
};

/** As registered; null if unknown. */
export type RegisteredTexts = Readonly<Record<SmsTemplate, string | null>>;

export function smsText(
  template: SmsTemplate,
  brandName: string,
  variables: Readonly<Record<string, string>>,
): string {
  return fill(SMS_WORDS[template](brandName), variables);
}

/**
 * VERIFICATION-16. Variables are ##name##, {#var#}, or {#url#} for a link. A text that was registered before it
 * had the link is sent without it.
 */
export function isAsRegistered(
  registered: string,
  { text, variables }: Pick<Sms, 'text' | 'variables'>,
): boolean {
  const named = squeezed(fill(registered, variables));
  const pattern = named
    .split(/(\{#[a-z]+#\})/i)
    .map((part, index) => {
      if (index % 2 === 0) return part.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`);
      return part.toLowerCase() === '{#url#}' ? '\\S{1,200}' : '.{0,40}';
    })
    .join('');
  const shape = new RegExp(`^${pattern}$`, 's');
  return shape.test(squeezed(text)) || shape.test(squeezed(text.replace(fill(FOLLOW, variables), '')));
}

export function differingTemplates(registered: RegisteredTexts, brandName: string): SmsTemplate[] {
  return SMS_TEMPLATES.filter((template) => {
    const theirs = registered[template];
    if (theirs === null) return false;
    const words = SMS_WORDS[template](brandName);
    return ![words, words.replace(FOLLOW, '')].map(shapeOf).includes(shapeOf(theirs));
  });
}

export function wordsToRegister(template: SmsTemplate, brandName: string): string {
  return SMS_WORDS[template](brandName);
}

export const SMS_TEMPLATES = Object.keys(SMS_WORDS).filter(isTemplate);

function isTemplate(word: string): word is SmsTemplate {
  return Object.hasOwn(SMS_WORDS, word);
}

function fill(words: string, variables: Readonly<Record<string, string>>): string {
  return words.replaceAll(/##(\w+)##/g, (whole, name: string) => variables[name] ?? whole);
}

/** Ignores variable names. */
function shapeOf(text: string): string {
  return squeezed(text).replaceAll(/##\w+##|\{#[a-z]+#\}/gi, '{}');
}

function squeezed(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
