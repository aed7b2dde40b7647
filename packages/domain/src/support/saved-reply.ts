import type { FieldProblem } from '../field-problem.ts';
import type { OrderStatus } from '../order/status.ts';
import { typedLines, typedText } from '../text/typed-text.ts';

/** Blanks of a saved reply (SUPPORT-13). */
export const REPLY_FACTS = [
  'name',
  'ticket number',
  'order number',
  'order status',
  'tracking link',
  'shop name',
  'my name',
] as const;

type ReplyFact = (typeof REPLY_FACTS)[number];

export type ReplyFacts = Readonly<Record<ReplyFact, string | null>>;

export const SAVED_REPLY_LIMITS = { title: 80, text: 4_000, replies: 200 } as const;

/** In a sentence: 'Your order is …'. */
export const STATUS_IN_A_REPLY: Readonly<Record<OrderStatus, string>> = {
  pending: 'awaiting payment',
  placed: 'placed',
  processing: 'being packed',
  shipped: 'shipped',
  'in transit': 'on its way',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

const BLANK = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A missing or unknown fact stays as its blank, which stops sending. */
export function fillReply(text: string, facts: ReplyFacts): string {
  const known = new Map<string, string | null>(Object.entries(facts));
  return text.replace(
    BLANK,
    (_, name: string) => known.get(factName(name)) ?? `{{${name.replace(/\s+/g, ' ')}}}`,
  );
}

export function gapsIn(text: string): string[] {
  return [...new Set([...text.matchAll(BLANK)].map(([, name = '']) => `{{${name}}}`))];
}

export function savedReplyProblems({
  title,
  text,
}: {
  readonly title: string;
  readonly text: string;
}): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (typedText(title) === '') problems.push({ field: 'title', message: 'Title is required' });
  if (typedLines(text) === '') problems.push({ field: 'text', message: 'Text is required' });
  const names = new Set<string>(REPLY_FACTS);
  const unknown = [...text.matchAll(BLANK)].find(([, name = '']) => !names.has(factName(name)));
  if (unknown !== undefined) {
    problems.push({
      field: 'text',
      message: `There is no fact ${unknown[0]}. Use ${REPLY_FACTS.map((name) => `{{${name}}}`).join(', ')}`,
    });
  }
  return problems;
}

function factName(typed: string): string {
  return typed.toLowerCase().replace(/\s+/g, ' ');
}
