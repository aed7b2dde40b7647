import type { SectionViewOf } from '@ilaneer/contract/page-sections';
import { type RefObject, useEffect, useRef } from 'react';
import { Decoration } from '../../../lib/picture/shop-picture.tsx';
import { intensityOf, isPhone, type OneDropLayer, sectionProgress, transformOf } from '../one-drop-motion.ts';
import { useReducedMotion } from '../use-reduced-motion.ts';

type SceneProps = { readonly section: SectionViewOf<'scene'> };

/** CONTENT-4. */
export function Scene({ section: { id, title, text, ...pictures } }: SceneProps) {
  const section = useRef<HTMLElement>(null);
  useOneDrop(section, useReducedMotion());
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className="relative isolate overflow-hidden bg-water lg:min-h-[52rem]"
    >
      <div className="mx-auto max-w-page px-gutter pt-section lg:pt-[clamp(7rem,22vh,14rem)]">
        <h2 id={id} className="text-5xl lg:text-[7.5rem] lg:leading-none">
          {title}
        </h2>
        <p className="mt-5 max-w-[38ch] text-lg lg:mt-8 lg:max-w-[30ch] xl:max-w-[38ch]">{text}</p>
      </div>
      <div
        aria-hidden="true"
        className="relative -z-10 mx-auto h-[32rem] max-w-lg md:h-[38rem] lg:absolute lg:inset-y-0 lg:right-[max(-5rem,calc(50%-42rem))] lg:h-auto lg:w-[46rem] lg:max-w-none"
      >
        <Layer
          name="back"
          file={pictures.back}
          width={760}
          height={620}
          className="absolute top-8 -right-44 w-[22rem] md:top-10 md:-right-56 md:w-[30rem] lg:-top-20 lg:-right-72 lg:w-[44rem]"
        />
        <Layer
          name="ground"
          file={pictures.ground}
          width={800}
          height={300}
          className="absolute inset-x-0 -bottom-4 mx-auto w-[110%] max-w-none lg:bottom-6"
        />
        <Layer
          name="main"
          file={pictures.main}
          width={680}
          height={580}
          className="absolute inset-x-0 bottom-4 mx-auto w-[19rem] md:w-[26rem] lg:bottom-16 lg:w-[32rem]"
        />
        <Layer
          name="front"
          file={pictures.front}
          width={240}
          height={330}
          className="absolute inset-x-0 top-24 mx-auto w-20 md:top-14 md:w-28 lg:top-36 lg:w-32"
        />
      </div>
    </section>
  );
}

type LayerProps = {
  readonly name: OneDropLayer;
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly className: string;
};

function Layer({ name, file, width, height, className }: LayerProps) {
  return (
    <Decoration
      file={file}
      width={width}
      height={height}
      loading="lazy"
      data-layer={name}
      className={`h-auto will-change-transform ${className}`}
    />
  );
}

// CONTENT-4.
const PHONE_THROTTLE_MS = 8;

function useOneDrop(section: RefObject<HTMLElement | null>, still: boolean): void {
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
  const names: readonly OneDropLayer[] = ['front', 'ground', 'main', 'back'];
  return names.flatMap((name) => {
    const element = scene.querySelector<HTMLElement>(`[data-layer="${name}"]`);
    return element === null ? [] : [[name, element]];
  });
}
