import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openDatabase } from '../database.ts';
import { gatherFigures } from './gather-figures.ts';
import type { ToLeader, ToWorker } from './messages.ts';
import { restartPause, WELL_AFTER_MS } from './restart-pause.ts';

type Led = {
  readonly config: Config;
  readonly log: Logger;
  readonly entry: string;
  readonly onLost: (message: string) => void;
};

/** Slot of a worker and its replacements. */
type Place = {
  readonly number: number;
  worker: Worker | null;
  isReady: boolean;
  /** Consecutive early exits. */
  endedSoon: number;
  restart: NodeJS.Timeout | null;
};

// 20 s for requests plus 5 s for jobs, with margin.
const CLOSE_WITHIN_MS = 40_000;

/** The first worker migrates before the others start. Throws if it fails. */
export async function leadWorkers({ config, log, entry, onLost }: Led): Promise<{ stop(): Promise<void> }> {
  const database = await openDatabase(config, log, onLost);
  try {
    // Workers accept by themselves: a connection handed to a dying worker would hang.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: entry, args: [], execArgv: process.execArgv });
    const team = leadTeam(config, log, database.url);
    await team.begin();
    return {
      stop: async () => {
        const areAllWell = await team.stop();
        await database.stop();
        if (!areAllWell) throw new Error('a worker did not close cleanly');
      },
    };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function leadTeam({ workers: wanted, drainSeconds }: Config, log: Logger, url: string) {
  const places = Array.from({ length: wanted }, (_, index): Place => {
    return { number: index + 1, worker: null, isReady: false, endedSoon: 0, restart: null };
  });
  let haveAllBegun = false;
  let isStopping = false;
  const tell = (place: Place, message: ToWorker): void => {
    // Exiting workers can't receive.
    if (place.worker?.isConnected() === true) place.worker.send(message, () => undefined);
  };
  const tellTeam = (): void => {
    const ready = places.filter(({ isReady }) => isReady).length;
    haveAllBegun ||= ready === wanted;
    for (const place of places) tell(place, { kind: 'team', ready, haveAllBegun });
  };
  const figures = gatherFigures();

  /** Settles on readiness or early exit. */
  const start = (place: Place, isFirst: boolean): Promise<'ready' | 'ended'> => {
    const { promise, resolve } = Promise.withResolvers<'ready' | 'ended'>();
    const { number } = place;
    const worker = cluster.fork();
    const startedAt = performance.now();
    place.worker = worker;
    worker.on('message', (message: ToLeader) => {
      switch (message.kind) {
        case 'hello':
          return tell(place, { kind: 'begin', assignment: { number, wanted, url, isFirst } });
        case 'ready':
          place.isReady = true;
          tellTeam();
          return resolve('ready');
        case 'closing':
          place.isReady = false;
          return tellTeam();
        case 'ask-figures': {
          const asked = places
            .filter(({ isReady }) => isReady)
            .map((one) => ({
              number: one.number,
              tell: (ask: number) => tell(one, { kind: 'tell-figures', ask }),
            }));
          return figures.ask(asked, (all) =>
            tell(place, { kind: 'all-figures', ask: message.ask, figures: all }),
          );
        }
        case 'figures':
          return figures.hear(number, message.ask, message.figures);
      }
    });
    worker.once('exit', (code, signal) => {
      const wasReady = place.isReady;
      place.worker = null;
      place.isReady = false;
      tellTeam();
      resolve('ended');
      // The first must succeed.
      if (isStopping || (isFirst && !wasReady)) return;
      place.endedSoon = performance.now() - startedAt < WELL_AFTER_MS ? place.endedSoon + 1 : 0;
      replace(place, `${signal ?? code}`);
    });
    return promise;
  };
  const replace = (place: Place, why: string): void => {
    const pause = restartPause(Math.max(0, place.endedSoon - 1));
    log.error(
      { worker: place.number, why },
      `A worker ended; another takes its place in ${pause / 1_000} s.`,
    );
    place.restart = setTimeout(() => void start(place, false), pause);
  };

  return {
    begin: async () => {
      const [first, ...others] = places;
      if (first !== undefined && (await start(first, true)) === 'ended') {
        throw new Error('its first worker could not begin; the lines before this one say why');
      }
      if (!isStopping) await Promise.all(others.map((place) => start(place, false)));
    },
    stop: async (): Promise<boolean> => {
      isStopping = true;
      let areAllWell = true;
      const ends = places.map(async ({ worker, restart }) => {
        if (restart !== null) clearTimeout(restart);
        if (worker === null) return;
        const gone = new Promise<void>((settle) => worker.once('exit', () => settle()));
        worker.process.kill('SIGTERM');
        const cutOff = setTimeout(
          () => {
            areAllWell = false;
            worker.process.kill('SIGKILL');
          },
          CLOSE_WITHIN_MS + drainSeconds * 1_000,
        );
        await gone;
        clearTimeout(cutOff);
      });
      await Promise.all(ends);
      return areAllWell;
    },
  };
}
