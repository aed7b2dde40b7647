import { type FocusEvent, type RefCallback, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLoginPrompt } from '../../lib/login-prompt.ts';

type AutoplayOptions = {
  readonly everyMs: number;
  readonly isOn: boolean;
  readonly selected: number;
  readonly onTurn: () => void;
};

export type Autoplay = {
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly toggle: () => void;
  readonly hold: {
    readonly ref: RefCallback<HTMLElement>;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
};

export function useAutoplay({ everyMs, isOn, selected, onTurn }: AutoplayOptions): Autoplay {
  const [isPaused, setPaused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isCovered = useLoginPrompt() !== null;
  const isPlaying = isOn && !isPaused && !isPointed && !isFocused && !isCovered;
  const turn = useEffectEvent(onTurn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide restarts the timer
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(turn, everyMs);
    return () => clearTimeout(timer);
  }, [isPlaying, everyMs, selected]);

  // Detects hover and focus from before hydration.
  const ref = useCallback((part: HTMLElement | null) => {
    if (part === null) return;
    if (part.matches(':hover')) setPointed(true);
    if (part.matches(':focus-within')) setFocused(true);
  }, []);

  return {
    isPlaying,
    isPaused,
    toggle: () => setPaused(!isPaused),
    hold: {
      ref,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
