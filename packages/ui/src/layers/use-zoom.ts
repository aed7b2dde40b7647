import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MOST = 4;
const DOUBLE = 2.5;

/** Scale relative to fit, and its setters. */
export type Zoom = {
  readonly scale: number;
  readonly zoomTo: (scale: number, at?: { readonly x: number; readonly y: number }) => void;
  readonly toggle: (at?: { readonly x: number; readonly y: number }) => void;
};

type Anchor = {
  readonly left: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
};

/** Zooms the content of a scroll container: by pinch, by Ctrl and wheel, and by call. */
export function useZoom(stage: RefObject<HTMLElement | null>): Zoom {
  const [scale, setScale] = useState(1);
  const anchor = useRef<Anchor | null>(null);
  const latest = useRef(scale);

  function zoomTo(wanted: number, at?: { readonly x: number; readonly y: number }) {
    const next = Math.min(MOST, Math.max(1, wanted));
    const box = stage.current;
    if (box !== null) {
      const { left, top, width, height } = box.getBoundingClientRect();
      const x = at === undefined ? width / 2 : at.x - left;
      const y = at === undefined ? height / 2 : at.y - top;
      anchor.current = {
        left: (box.scrollLeft + x) / box.scrollWidth,
        top: (box.scrollTop + y) / box.scrollHeight,
        x,
        y,
      };
    }
    latest.current = next;
    setScale(next);
  }

  // After the resize, scrolls the point under the finger back under it.
  useLayoutEffect(() => {
    const box = stage.current;
    if (box === null || anchor.current === null || scale !== latest.current) return;
    const { left, top, x, y } = anchor.current;
    anchor.current = null;
    box.scrollTo({ left: left * box.scrollWidth - x, top: top * box.scrollHeight - y, behavior: 'instant' });
  }, [stage, scale]);

  const act = useRef(zoomTo);
  useLayoutEffect(() => {
    act.current = zoomTo;
  });
  useEffect(() => {
    const box = stage.current;
    if (box === null) return;
    let begun: { readonly distance: number; readonly scale: number } | null = null;
    const start = ({ touches }: TouchEvent) => {
      const fingers = twoFingers(touches);
      begun = fingers === null ? null : { distance: fingers.distance, scale: latest.current };
    };
    const move = (event: TouchEvent) => {
      const fingers = twoFingers(event.touches);
      if (fingers === null || begun === null) return;
      event.preventDefault();
      act.current((begun.scale * fingers.distance) / begun.distance, fingers.middle);
    };
    // A trackpad's pinch arrives as a wheel event with Ctrl.
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      act.current(latest.current * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
    };
    box.addEventListener('touchstart', start, { passive: true });
    box.addEventListener('touchmove', move, { passive: false });
    box.addEventListener('wheel', wheel, { passive: false });
    return () => {
      box.removeEventListener('touchstart', start);
      box.removeEventListener('touchmove', move);
      box.removeEventListener('wheel', wheel);
    };
  }, [stage]);

  return { scale, zoomTo, toggle: (at) => zoomTo(scale > 1 ? 1 : DOUBLE, at) };
}

function twoFingers(touches: TouchList) {
  const [one, other] = touches;
  if (one === undefined || other === undefined) return null;
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
  };
}
