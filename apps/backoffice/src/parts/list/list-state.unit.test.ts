import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, choices, day, flag, text } from './filters.ts';
import { isNarrowed, listQuery, readListState, writeListState } from './list-state.ts';

const spec = {
  filters: {
    status: choices('Status', [
      ['placed', 'Placed'],
      ['shipped', 'Shipped'],
    ]),
    kind: choice('Kind', [['gift', 'Gift']]),
    from: day('From'),
    held: flag('On hold'),
    sku: text('SKU'),
  },
  sorts: ['newest', 'oldest'],
} as const;

const states = fc.record({
  search: fc.stringMatching(/^[a-z0-9]{0,8}$/),
  sort: fc.constantFrom('newest', 'oldest'),
  after: fc.option(fc.stringMatching(/^[\w-]{1,20}$/)),
  filters: fc.record({
    status: fc.subarray(['placed', 'shipped'] as const),
    kind: fc.option(fc.constant('gift' as const)),
    from: fc.option(fc.constant('2026-11-22')),
    held: fc.boolean(),
    sku: fc.stringMatching(/^[A-Z0-9-]{0,8}$/),
  }),
});

describe('the state of a list in the address', () => {
  it('is read back as written', () => {
    fc.assert(
      fc.property(states, (state) => {
        const address = writeListState(spec, state);
        expect(readListState(spec, new URLSearchParams(address.toString()))).toEqual(state);
      }),
    );
  });

  it('is empty where nothing is asked for, and nothing is narrowed then', () => {
    const state = readListState(spec, new URLSearchParams());
    expect(writeListState(spec, state).toString()).toBe('');
    expect(isNarrowed(spec, state)).toBe(false);
  });

  it('leaves out what it does not know', () => {
    const state = readListState(
      spec,
      new URLSearchParams('status=lost,shipped&kind=x&from=soon&sort=odd&y=1'),
    );
    expect(writeListState(spec, state).toString()).toBe('status=shipped');
    expect(isNarrowed(spec, state)).toBe(true);
  });

  it('asks the server in the same words, with the sort', () => {
    const state = readListState(spec, new URLSearchParams('status=placed,shipped&held=true&search=asha'));
    expect(listQuery(spec, state)).toEqual({
      status: 'placed,shipped',
      held: 'true',
      search: 'asha',
      sort: 'newest',
    });
  });
});
