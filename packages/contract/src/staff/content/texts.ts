import { TEXT_LABELS, TEXT_LIMITS } from '@ilaneer/domain/setting/texts';
import Type from 'typebox';
import { defineCall } from '../../message/call.ts';
import { successReply } from '../../message/envelope.ts';
import { atMost, Lines, problem, Text } from '../../message/fields.ts';
import { IfMatch, versionField } from '../version.ts';

const access = 'staff:content.write';
const needed = (label: string, most: number) => problem(`${label} is required`, atMost(label, most));
const line = (field: keyof typeof TEXT_LABELS) =>
  Text(TEXT_LIMITS.line, needed(TEXT_LABELS[field], TEXT_LIMITS.line));
const text = (field: keyof typeof TEXT_LABELS) =>
  Lines(TEXT_LIMITS.text, needed(TEXT_LABELS[field], TEXT_LIMITS.text));

const steps = Type.Array(
  Type.Object({
    title: Text(TEXT_LIMITS.line, needed('Title', TEXT_LIMITS.line)),
    text: Lines(TEXT_LIMITS.text, needed('Text', TEXT_LIMITS.text)),
    image: Text(TEXT_LIMITS.line, needed('Picture', TEXT_LIMITS.line)),
  }),
  { maxItems: 50, ...problem('There are too many steps') },
);

/** Empty: not shown. Pictures are below `/pictures/`. */
export const TextsForm = Type.Object({
  homeHeading: line('homeHeading'),
  blogIntro: text('blogIntro'),
  processTitle: line('processTitle'),
  processSteps: steps,
  merchandiseTitle: line('merchandiseTitle'),
  merchandiseText: text('merchandiseText'),
  merchandiseFilters: line('merchandiseFilters'),
  merchandiseStepsTitle: line('merchandiseStepsTitle'),
  merchandiseSteps: steps,
  searchPlaceholder: line('searchPlaceholder'),
  searchIdeas: Type.Array(line('searchIdeas'), {
    maxItems: 50,
    ...problem('There are too many suggested searches'),
  }),
  newsletterTitle: line('newsletterTitle'),
  newsletterConfirmed: text('newsletterConfirmed'),
  mailClosing: line('mailClosing'),
  mailWelcome: text('mailWelcome'),
  mailGiftCard: text('mailGiftCard'),
});

const TextsSection = Type.Object({ values: TextsForm, ...versionField });

export const getTexts = defineCall({
  method: 'GET',
  path: '/staff/settings/texts',
  summary: 'The texts of pages and mails',
  access,
  reply: successReply({ section: TextsSection }),
});

export const changeTexts = defineCall({
  method: 'PUT',
  path: '/staff/settings/texts',
  summary: 'Change the texts of pages and mails',
  access,
  headers: IfMatch,
  body: TextsForm,
  reply: successReply({ section: TextsSection }),
});
