import { useEffect, useRef, useSyncExternalStore } from 'react';
import 'uplot/dist/uPlot.min.css';
import type uPlot from 'uplot';

type ReportChartProps = {
  /** Subject, unit and period; the figures are in the table below. */
  label: string;
  names: readonly string[];
  values: readonly (number | null)[];
  onChoose: (index: number) => void;
};

const HEIGHT = 240;
const MOST_BAR_PX = 48;

/** Bars on a canvas, in the colours of the page. The library is loaded with the first chart. */
export function ReportChart({ label, names, values, onChoose }: ReportChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const choose = useRef(onChoose);
  const scheme = useScheme();
  useEffect(() => {
    choose.current = onChoose;
  }, [onChoose]);
  useEffect(() => {
    const { current: box } = frame;
    if (box === null) return;
    let plot: uPlot | null = null;
    let isGone = false;
    const resize = new ResizeObserver(() => plot?.setSize({ width: box.clientWidth, height: HEIGHT }));
    void import('uplot').then(({ default: UPlot }) => {
      if (isGone) return;
      plot = new UPlot(
        optionsOf(UPlot, box, { names, scheme }),
        [values.map((_, index) => index), [...values]],
        box,
      );
      plot.over.addEventListener('click', () => {
        const index = plot?.cursor.idx;
        if (index !== undefined && index !== null) choose.current(index);
      });
      resize.observe(box);
    });
    return () => {
      isGone = true;
      resize.disconnect();
      plot?.destroy();
    };
  }, [names, values, scheme]);
  return <div ref={frame} role="img" aria-label={label} style={{ minHeight: HEIGHT }} />;
}

type Drawn = { readonly names: readonly string[]; readonly scheme: string };

/** Colours are read again in another scheme. */
function optionsOf(UPlot: typeof uPlot, box: HTMLElement, { names, scheme }: Drawn): uPlot.Options {
  const style = getComputedStyle(box);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  const axis = { stroke: colour('palm-soft'), font: `13px ${style.fontFamily}` };
  const lines = { stroke: colour('line'), width: 1 };
  const bars = UPlot.paths.bars?.({ size: [0.7, MOST_BAR_PX] });
  return {
    width: box.clientWidth,
    height: HEIGHT,
    class: scheme,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: {
      x: { time: false, range: [-0.5, names.length - 0.5] },
      y: { range: (_, __, most) => [0, most * 1.05 || 1] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        incrs: [1, 2, 5, 7, 14, 30, 60, 90],
        space: 90,
        values: (_, places) => places.map((place) => shortened(names[place] ?? '')),
      },
      {
        ...axis,
        grid: lines,
        ticks: lines,
        size: 70,
        values: (_, marks) => marks.map((mark) => mark.toLocaleString('en-IN')),
      },
    ],
    series: [
      {},
      {
        fill: colour('leaf'),
        stroke: colour('leaf'),
        points: { show: false },
        ...(bars !== undefined && { paths: bars }),
      },
    ],
  };
}

const MOST_CHARACTERS = 14;

function shortened(name: string): string {
  return name.length > MOST_CHARACTERS ? `${name.slice(0, MOST_CHARACTERS - 1)}…` : name;
}

/** 'dark' or 'light', as chosen by the member or their system. */
function useScheme(): string {
  return useSyncExternalStore(followScheme, () =>
    getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'dark' : 'light',
  );
}

function followScheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', listener);
  };
}
