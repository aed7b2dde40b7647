import { customerMarksOf } from '@ilaneer/contract/message/customer-mark';
import { describe, expect, it } from 'vitest';
import { contractCalls } from '../../testing/contract-calls.ts';

const PERSONAL =
  /^(phone|mobile|email|fullName|customerName|customer|recipient|addressLine1|legalName|upiId|holder)$/;

/** Persons other than customers, and the lookup register itself. */
const OTHERS = [
  /\.(consumerCare|maker|packer|importer)\./,
  /^\w+ \/staff\/(settings|members|invitations|lookups|opening|policies|stores)/,
];

describe("customers' data in replies of the staff app", () => {
  it('is in marked schemas only, so that every lookup is logged (PRIVACY-17)', () => {
    const unmarked = contractCalls
      .filter(({ tag }) => tag === undefined)
      .flatMap(({ method, path, reply }) => personalIn(reply, `${method} ${path} `));
    expect(unmarked.filter((field) => !OTHERS.some((pattern) => pattern.test(field)))).toEqual([]);
  });

  it('is searched in its place', () => {
    const list = contractCalls.find(({ path }) => path === '/staff/settings');
    expect(personalIn(list?.reply, '').length).toBeGreaterThan(3);
  });
});

function personalIn(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null || customerMarksOf(schema).length > 0) return [];
  const parts = new Map<string, unknown>(Object.entries(schema));
  const inner = [parts.get('anyOf'), parts.get('allOf'), parts.get('items')].flat();
  return [
    ...inner.flatMap((one) => personalIn(one, at)),
    ...Object.entries(parts.get('properties') ?? {}).flatMap(([name, field]) => [
      ...(PERSONAL.test(name) && customerMarksOf(Object(field)).length === 0 ? [`${at}.${name}`] : []),
      ...personalIn(field, `${at}.${name}`),
    ]),
  ];
}
