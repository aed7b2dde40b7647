import { describe, expect, it } from 'vitest';
import { newsletterEmailProblem } from './email-problem.ts';
import { confirmSubscription, needsConfirmation } from './subscription.ts';

const requestedAt = new Date('2026-11-01T10:00:00Z');
const pending = { state: 'pending', requestedAt } as const;
const confirmed = { state: 'confirmed' } as const;
const unsubscribed = { state: 'unsubscribed' } as const;

describe('the newsletter box (NEWSLETTER-1)', () => {
  it.each([
    ['', 'Please enter an email address.'],
    ['   ', 'Please enter an email address.'],
    ['asha', 'Please enter a valid email address.'],
    ['asha@example', 'Please enter a valid email address.'],
    [`${'a'.repeat(250)}@example.in`, 'Please enter a valid email address.'],
  ])('refuses %j', (typed, message) => {
    expect(newsletterEmailProblem(typed)).toEqual({ field: 'email', message });
  });

  it('takes an address with room around it', () => {
    expect(newsletterEmailProblem(' asha@example.in ')).toBeNull();
  });
});

describe('a subscription', () => {
  it('is confirmed by mail unless it is already', () => {
    expect([pending, unsubscribed, confirmed].map(needsConfirmation)).toEqual([true, true, false]);
  });

  it('is confirmed within 7 days of the request', () => {
    const lastMoment = new Date('2026-11-08T10:00:00Z');
    expect(confirmSubscription(pending, lastMoment)).toEqual({ ok: true, value: { changed: true } });
    const late = new Date(lastMoment.getTime() + 1);
    expect(confirmSubscription(pending, late)).toEqual({ ok: false, error: 'LINK_INVALID' });
  });

  it('takes a second click as said, and no click after it has ended', () => {
    expect(confirmSubscription(confirmed, requestedAt)).toEqual({ ok: true, value: { changed: false } });
    expect(confirmSubscription(unsubscribed, requestedAt)).toEqual({ ok: false, error: 'LINK_INVALID' });
  });
});
