import { useEffect, useRef, useState } from 'react';

type UndoButtonProps = {
  lastsMs: number;
  paused: boolean;
  onPress: () => void;
  onGone: () => void;
};

export function UndoButton({ lastsMs, paused, onPress, onGone }: UndoButtonProps) {
  const whole = Math.round(lastsMs / 1_000);
  const [left, setLeft] = useState(whole);
  const gone = useRef(onGone);
  useEffect(() => () => gone.current(), []);
  useEffect(() => {
    if (paused) return setLeft(whole);
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [paused, whole]);
  return (
    <button
      type="button"
      onClick={onPress}
      className="min-h-touch shrink-0 rounded-button px-3 font-semibold text-leaf-dark text-sm tabular-nums hover:bg-leaf-tint"
    >
      Undo
      <span className="sr-only">, or press z</span>
      <span aria-hidden="true" className="ml-1.5 inline-block min-w-[2ch] font-normal text-palm-soft">
        {left}
      </span>
    </button>
  );
}
