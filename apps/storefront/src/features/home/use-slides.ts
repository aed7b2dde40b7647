import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type SwipeStep, swipeProgress, swipeStep, turns } from './swipe.ts';

type SlidesOptions = {
  readonly count: number;
  readonly transitionMs: number;
  readonly still: boolean;
};

type Swipe = { readonly x: number; readonly y: number; turn: Turn | null };
type Turn = { readonly to: number; readonly step: SwipeStep; readonly animations: readonly Animation[] };

export type Slides = {
  readonly selected: number;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly show: (index: number) => void;
  readonly next: () => void;
  readonly swipe: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
};

// The curve of --ease-out.
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** Exact duration, or with the finger. */
export function useSlides({ count, transitionMs, still }: SlidesOptions): Slides {
  const track = useRef<HTMLDivElement>(null);
  const moving = useRef<readonly Animation[]>([]);
  const swipe = useRef<Swipe | null>(null);
  const [chosen, setChosen] = useState(0);
  // The list may have shrunk.
  const selected = Math.min(chosen, Math.max(0, count - 1));

  function move(to: number, step: SwipeStep, easing: string): readonly Animation[] {
    for (const animation of moving.current) animation.cancel();
    moving.current = [];
    const leaving = track.current?.children[selected];
    const arriving = track.current?.children[to];
    if (still || leaving === undefined || arriving === undefined || leaving === arriving) return [];
    const timing = { duration: transitionMs, easing };
    const here = { visibility: 'visible', transform: 'none' };
    const after = { visibility: 'visible', transform: `translateX(${step * 100}%)` };
    const before = { visibility: 'visible', transform: `translateX(${step * -100}%)` };
    moving.current = [leaving.animate([here, before], timing), arriving.animate([after, here], timing)];
    return moving.current;
  }

  function show(index: number): void {
    move(index, index > selected ? 1 : -1, EASING);
    setChosen(index);
  }

  function next(): void {
    const to = (selected + 1) % count;
    move(to, 1, EASING);
    setChosen(to);
  }

  function follow({ clientX, clientY }: PointerEvent): void {
    const finger = swipe.current;
    if (finger === null) return;
    const across = clientX - finger.x;
    const step = swipeStep(across, clientY - finger.y);
    if (step !== null && step !== finger.turn?.step) {
      const to = (selected + step + count) % count;
      const animations = move(to, step, 'linear');
      for (const animation of animations) animation.pause();
      finger.turn = { to, step, animations };
    }
    if (finger.turn === null) return;
    const progress = swipeProgress(across, finger.turn.step, track.current?.clientWidth ?? 0);
    for (const animation of finger.turn.animations) animation.currentTime = progress * transitionMs;
  }

  function release(isLift: boolean): void {
    const turn = swipe.current?.turn ?? null;
    swipe.current = null;
    if (turn === null) return;
    const gone = Number(turn.animations[0]?.currentTime ?? transitionMs) / transitionMs;
    const isTurned = isLift && turns(gone);
    for (const animation of turn.animations) {
      if (isTurned) animation.play();
      else animation.reverse();
    }
    if (isTurned) setChosen(turn.to);
  }

  return {
    selected,
    track,
    show,
    next,
    swipe: {
      onPointerDown: ({ isPrimary, pointerType, clientX, clientY }) => {
        // Touch only: a mouse selects text.
        if (count > 1 && isPrimary && pointerType !== 'mouse') {
          swipe.current = { x: clientX, y: clientY, turn: null };
        }
      },
      onPointerMove: follow,
      onPointerUp: () => release(true),
      onPointerCancel: () => release(false),
    },
  };
}
