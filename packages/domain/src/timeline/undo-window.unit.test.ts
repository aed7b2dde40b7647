import { describe, expect, it } from 'vitest';
import type { OrderEventKind } from './order-event.ts';
import { UNDO_WINDOW_MS, wasNotified, wasUndone } from './undo-window.ts';

function timeline(...entries: readonly (readonly [kind: OrderEventKind, atMs: number])[]) {
  return entries.map(([kind, atMs], index) => ({ kind, position: index + 1, happenedAt: new Date(atMs) }));
}

describe('a move that staff take back at once', () => {
  it('is no news, and is news when it is made again (ORDER-40)', () => {
    const events = timeline(['placed', 0], ['processing', 1_000], ['moved_back', 4_000]);
    expect(wasUndone(events, 2)).toBe(true);
    expect(wasNotified(events, 'processing')).toBe(false);
    expect(wasNotified(timeline(['placed', 0], ['processing', 1_000]), 'processing')).toBe(true);
  });

  it('is announced after its time, and not twice (ORDER-28)', () => {
    const events = timeline(['placed', 0], ['processing', 1_000], ['moved_back', 1_000 + UNDO_WINDOW_MS]);
    expect(wasUndone(events, 2)).toBe(false);
    expect(wasNotified(events, 'processing')).toBe(true);
  });

  it('is the one right before the step back, ignoring events between', () => {
    const events = timeline(
      ['shipped', 0],
      ['in_transit', 1_000],
      ['return_requested', 1_500],
      ['moved_back', 2_000],
    );
    expect(wasUndone(events, 2)).toBe(true);
    expect(wasUndone(events, 1)).toBe(false);
  });
});
