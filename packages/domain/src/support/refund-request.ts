import { isEmail } from '../account/email.ts';
import { readPhoneNumber } from '../contact/phone-number.ts';
import type { FieldProblem } from '../field-problem.ts';
import { typedCode, typedEmail, typedLines, typedName, typedText } from '../text/typed-text.ts';
import { validateTicketMessage } from './validate-ticket.ts';

export const MOST_TICKET_PHOTOS = 5;

/** Default subject (SUPPORT-4). */
export const GENERAL_ISSUE = 'General Support';

export type RefundRequest = {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly orderId: string;
  readonly issueType: string;
};

const LONGEST = { fullName: 100, email: 255, issueType: 60 } as const;

export function validateRefundRequest(form: RefundRequest): FieldProblem[] {
  const { fullName, phone, email, issueType } = form;
  const problems: [string, string | null][] = [
    [
      'fullName',
      typedName(fullName) === '' ? 'Full name is required' : tooLong('Full name', fullName, LONGEST.fullName),
    ],
    ['phone', phoneProblem(phone)],
    ['email', emailProblem(email)],
    ['message', validateTicketMessage(form.message)[0]?.message ?? null],
    ['orderId', typedCode(form.orderId) === '' ? 'Order ID is required' : null],
    ['issueType', tooLong('Issue type', issueType, LONGEST.issueType)],
  ];
  return problems.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}

function phoneProblem(phone: string): string | null {
  if (typedText(phone) === '') return 'Phone number is required';
  return readPhoneNumber(phone) === null ? 'Please provide a valid phone number' : null;
}

function emailProblem(email: string): string | null {
  if (typedText(email) === '') return 'Email is required';
  if (!isEmail(typedEmail(email))) return 'Please provide a valid email address';
  return tooLong('Email', email, LONGEST.email);
}

function tooLong(name: string, typed: string, most: number): string | null {
  return typedLines(typed).length > most ? `${name} must be at most ${most} characters` : null;
}

export function kindOfRequest(issueType: string): 'refund' | 'support' {
  return /\brefund\b/i.test(issueType) ? 'refund' : 'support';
}
