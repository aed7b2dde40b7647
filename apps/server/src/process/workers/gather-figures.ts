import type { Collected } from '../../telemetry/collect.ts';
import type { FiguresOf } from './messages.ts';

const ANSWER_WITHIN_MS = 1_000;

type Asked = { readonly number: number; readonly tell: (ask: number) => void };
type Gathering = {
  readonly missing: Set<number>;
  readonly found: Map<number, Collected>;
  readonly finish: () => void;
};

export function gatherFigures() {
  const open = new Map<number, Gathering>();
  let last = 0;
  return {
    ask: (workers: readonly Asked[], answer: (all: readonly FiguresOf[]) => void): void => {
      last += 1;
      const ask = last;
      const found = new Map<number, Collected>();
      const timer = setTimeout(() => finish(), ANSWER_WITHIN_MS);
      const finish = (): void => {
        clearTimeout(timer);
        open.delete(ask);
        answer([...found].toSorted(([one], [other]) => one - other));
      };
      open.set(ask, { missing: new Set(workers.map(({ number }) => number)), found, finish });
      for (const { tell } of workers) tell(ask);
    },
    hear: (number: number, ask: number, figures: Collected): void => {
      const gathering = open.get(ask);
      if (gathering === undefined || !gathering.missing.delete(number)) return;
      gathering.found.set(number, figures);
      if (gathering.missing.size === 0) gathering.finish();
    },
  };
}
