import { type RefObject, useEffect } from 'react';
import { intensityOf, isPhone, type OneDropLayer, sectionProgress, transformOf } from './one-drop-motion.ts';

/** Part 1 section 9. */
const PHONE_THROTTLE_MS = 8;

/** Moves the layers of a section with the page's scroll, while the section is in sight and motion is welcome. */
export function useOneDrop(section: RefObject<HTMLElement | null>, still: boolean): void {
  useEffect(() => {
    const scene = section.current;
    if (scene === null || still) return;
    const layers = layersIn(scene);
    let frame = 0;
    let movedAt = Number.NEGATIVE_INFINITY;

    const place = (time: number) => {
      frame = 0;
      const { innerWidth: width, innerHeight } = window;
      if (isPhone(width) && time - movedAt < PHONE_THROTTLE_MS) return ask();
      movedAt = time;
      const { top, height } = scene.getBoundingClientRect();
      const progress = sectionProgress(top, height, innerHeight);
      const intensity = intensityOf(width);
      for (const [layer, element] of layers)
        element.style.transform = transformOf(layer, progress, intensity);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(place);
    };
    const rest = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      removeEventListener('scroll', ask);
      removeEventListener('resize', ask);
    };
    const sight = new IntersectionObserver(([entry]) => {
      rest();
      if (!entry?.isIntersecting) return;
      addEventListener('scroll', ask, { passive: true });
      addEventListener('resize', ask);
      ask();
    });
    sight.observe(scene);
    return () => {
      sight.disconnect();
      rest();
      for (const [, element] of layers) element.style.transform = '';
    };
  }, [section, still]);
}

function layersIn(scene: HTMLElement): [OneDropLayer, HTMLElement][] {
  const names: readonly OneDropLayer[] = ['drop', 'ripples', 'coconut', 'frond'];
  return names.flatMap((name) => {
    const element = scene.querySelector<HTMLElement>(`[data-layer="${name}"]`);
    return element === null ? [] : [[name, element]];
  });
}
