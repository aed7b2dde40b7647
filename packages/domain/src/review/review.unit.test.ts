import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RETURN_STATES } from '../return/return-life.ts';
import { RETURN_REASONS } from '../return/return-reason.ts';
import {
  deliveriesToAskAbout,
  mayBeReviewed,
  type ReturnOfLines,
  reviewOffer,
  unitsWithBuyer,
} from './may-review.ts';
import { averageWords, distributionOf, isStars, ratingOf } from './rating.ts';
import { REVIEW_STATES, type ReviewAct, type ReviewState, transitReview } from './review-life.ts';
import { reviewAnswerProblems, reviewProblems } from './validate-review.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-30T10:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
const LINE = { position: 1, quantity: 2 };
const WORDS = 'Fresh, and packed with care.';
const letters = (count: number) => 'x'.repeat(count);

type Changes = Partial<Omit<ReturnOfLines, 'lines'>> & { units?: number; reason?: 'damaged' | 'missing' };

const back = ({ units = 2, reason = 'damaged', ...rest }: Changes = {}): ReturnOfLines => ({
  state: 'refunded',
  origin: 'shopper',
  pickedUpAt: daysAgo(3),
  ...rest,
  lines: [{ position: 1, quantity: units, reason }],
});

const anyReturn: fc.Arbitrary<ReturnOfLines> = fc.record({
  state: fc.constantFrom(...RETURN_STATES),
  origin: fc.constantFrom('shopper' as const, 'parcel' as const),
  pickedUpAt: fc.option(fc.constant(daysAgo(1))),
  lines: fc.array(
    fc.record({
      position: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      reason: fc.constantFrom(...RETURN_REASONS.map(({ id }) => id)),
    }),
    { maxLength: 3 },
  ),
});

describe('a review (REVIEW-1)', () => {
  it('is of a delivered line, for 180 days', () => {
    const offer = (days: number) => reviewOffer({ deliveredAt: daysAgo(days), units: 1 }, null, now);
    expect([0, 179, 180].map(offer)).toEqual(['write', 'write', 'none']);
  });

  it('has a page in My Orders until the last one can no longer be edited', () => {
    const days = [null, daysAgo(209), daysAgo(210)];
    expect(days.map((at) => mayBeReviewed(at, now))).toEqual([false, true, false]);
  });

  it('never comes without a delivery, for any returns', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 0, max: 400 })),
        fc.array(anyReturn, { maxLength: 4 }),
        (days, returns) => {
          const deliveredAt = days === null ? null : daysAgo(days);
          const units = unitsWithBuyer(LINE, returns);
          const offer = reviewOffer({ deliveredAt, units }, null, now);
          expect(offer).not.toBe('edit');
          if (offer === 'write') {
            expect(deliveredAt).not.toBeNull();
            expect(units).toBeGreaterThan(0);
          }
        },
      ),
    );
  });

  it('is not of goods that all went back, were missing, or were lost on the way', () => {
    for (const gone of [
      back(),
      back({ state: 'picked up' }),
      back({ state: 'approved', pickedUpAt: null, reason: 'missing' }),
      back({ state: 'requested', origin: 'parcel', pickedUpAt: null }),
    ]) {
      expect(unitsWithBuyer(LINE, [gone])).toBe(0);
    }
  });

  it('is of goods that stay with the buyer: part of a line, refunded and kept, or asked about', () => {
    for (const kept of [
      back({ units: 1 }),
      back({ pickedUpAt: null }),
      back({ state: 'requested', pickedUpAt: null, reason: 'missing' }),
      back({ state: 'refused', pickedUpAt: null }),
    ]) {
      expect(unitsWithBuyer(LINE, [kept])).toBeGreaterThan(0);
    }
  });
});

describe('the words of a review (REVIEW-2)', () => {
  const problems = (words: string, stars = 5) => reviewProblems({ stars, words }).map(({ field }) => field);

  it('are none, or 20 to 2,000 characters', () => {
    for (const words of ['', '  ', WORDS, letters(20), letters(2_000)]) expect(problems(words)).toEqual([]);
    for (const words of ['Good', letters(19), letters(2_001)]) expect(problems(words)).toEqual(['words']);
  });

  it.each([
    'Cheaper at https://other.example than here.',
    'Cheaper at www.other-shop.example than here.',
    'Cheaper at OtherShop.com, believe me.',
    'Write to me at asha@mail.example for more.',
  ])('have no link: %s', (words) => {
    expect(problems(words)).toEqual(['words']);
  });

  it('may have dots and figures', () => {
    expect(problems('It has 4.5 g of sugar...but tastes sweet.In a box it keeps.')).toEqual([]);
  });

  it('come with 1 to 5 whole stars', () => {
    expect([1, 2, 3, 4, 5].every(isStars)).toBe(true);
    expect([0, 6, 4.5, Number.NaN].map((stars) => problems('', stars))).toEqual(Array(4).fill(['stars']));
  });

  it('are answered by the shop in 1 to 2,000 characters', () => {
    const problemsOf = (answer: string) => reviewAnswerProblems(answer).length;
    expect(['Thank you.', ' ', letters(2_001)].map(problemsOf)).toEqual([0, 1, 1]);
  });
});

describe('the author (REVIEW-3)', () => {
  const offer = (state: ReviewState, days: number) =>
    reviewOffer({ deliveredAt: null, units: 0 }, { state, writtenAt: daysAgo(days) }, now);

  it('edits for 30 days, a refused one too, but none that was withdrawn', () => {
    expect(REVIEW_STATES.map((state) => offer(state, 29))).toEqual(['edit', 'edit', 'edit', 'none']);
    expect(REVIEW_STATES.map((state) => offer(state, 30))).toEqual(['none', 'none', 'none', 'none']);
  });

  it('withdraws at any time, for good', () => {
    for (const state of ['waiting', 'published', 'refused'] as const) {
      expect(transitReview(state, 'withdraw')).toBe('withdrawn');
    }
    for (const act of ['edit', 'withdraw', 'publish', 'refuse'] as const) {
      expect(transitReview('withdrawn', act)).toBeNull();
    }
  });
});

const ACTS: readonly ReviewAct[] = ['edit', 'withdraw', 'publish', 'refuse'];
const reviews = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 });
const acts = fc.array(
  fc.record({
    at: fc.nat(),
    act: fc.constantFrom(...ACTS),
    stars: fc.integer({ min: 1, max: 5 }),
  }),
  { maxLength: 60 },
);

type Row = { readonly state: ReviewState; readonly stars: number };

type Step = { readonly at: number; readonly act: ReviewAct; readonly stars: number };

function lived(start: readonly number[], steps: readonly Step[]): Row[] {
  const rows: Row[] = start.map((stars) => ({ state: 'waiting', stars }));
  for (const { at, act, stars } of steps) {
    const index = at % rows.length;
    const row = rows[index];
    const state = row === undefined ? null : transitReview(row.state, act);
    if (row === undefined || state === null) continue;
    rows[index] = { state, stars: act === 'edit' ? stars : row.stars };
  }
  return rows;
}

describe('the average (REVIEW-5)', () => {
  it('equals the published rows after any life of them, half up to a decimal', () => {
    fc.assert(
      fc.property(reviews, acts, (start, steps) => {
        const shown = lived(start, steps).filter(({ state }) => state === 'published');
        const rating = ratingOf(shown.map(({ stars }) => ({ stars, count: 1 })));
        if (shown.length === 0) {
          expect(rating).toBeNull();
          return;
        }
        const total = shown.reduce((sum, { stars }) => sum + stars, 0);
        expect(rating?.count).toBe(shown.length);
        const tenths = Math.round((rating?.average ?? 0) * 10);
        // Half up: at most half a tenth too high, and less than half a tenth too low.
        expect(2 * (tenths * shown.length - 10 * total)).toBeLessThanOrEqual(shown.length);
        expect(2 * (10 * total - tenths * shown.length)).toBeLessThan(shown.length);
      }),
    );
  });

  it('is 4.3 for 4.25, and the distribution names each number of stars', () => {
    const counts = [
      { stars: 5, count: 1 },
      { stars: 4, count: 3 },
    ];
    const rating = ratingOf(counts);
    expect(rating).toEqual({ average: 4.3, count: 4 });
    expect(averageWords({ average: 4, count: 1 })).toBe('4.0');
    expect(distributionOf(counts).map(({ count }) => count)).toEqual([1, 3, 0, 0, 0]);
  });
});

describe('a refusal (REVIEW-4)', () => {
  it('never looks at the stars', () => {
    fc.assert(
      fc.property(reviews, acts, fc.integer({ min: 1, max: 5 }), (start, steps, other) => {
        const states = lived(start, steps).map(({ state }) => state);
        const changed = steps.map((step) => ({ ...step, stars: other }));
        expect(
          lived(
            start.map(() => other),
            changed,
          ).map(({ state }) => state),
        ).toEqual(states);
      }),
    );
  });

  it('can follow a publication, and be taken back', () => {
    expect(transitReview('published', 'refuse')).toBe('refused');
    expect(transitReview('refused', 'publish')).toBe('published');
    expect(transitReview('refused', 'refuse')).toBeNull();
  });
});

it('asks for reviews from 7 to 21 days after delivery (REVIEW-6)', () => {
  expect(deliveriesToAskAbout(now)).toEqual({ from: daysAgo(21), to: daysAgo(7) });
});
