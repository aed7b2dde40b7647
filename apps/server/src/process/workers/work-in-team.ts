import cluster from 'node:cluster';
import type { Logger } from 'pino';
import type { ShopNode, Team } from '../../modules/health/health.ts';
import type { Collected } from '../../telemetry/collect.ts';
import type { Config } from '../config.ts';
import { safeMessage } from '../safe-error.ts';
import { openShop } from '../start-shop.ts';
import type { Assignment, ToLeader, ToWorker } from './messages.ts';

const NO_ANSWER_AFTER_MS = 2_000;

export async function workInTeam(config: Config, log: Logger): Promise<{ stop(): Promise<void> }> {
  const { node, assignment: waiting } = joinTeam();
  const assignment = await waiting;
  const ownLog = log.child({ worker: assignment.number });
  try {
    const shop = await openShop({ config, log: ownLog, url: assignment.url, node }, assignment);
    tellLeader({ kind: 'ready' });
    return {
      stop: async () => {
        tellLeader({ kind: 'closing' });
        await shop.stop();
        await leaveTeam();
      },
    };
  } catch (error) {
    throw new Error(`worker ${assignment.number}: ${safeMessage(error)}`, { cause: error });
  }
}

/** Disconnects, so that the leader expects the exit. */
function leaveTeam(): Promise<void> {
  if (!process.connected || cluster.worker === undefined) return Promise.resolve();
  const left = new Promise<void>((settle) => process.once('disconnect', () => settle()));
  cluster.worker.disconnect();
  return left;
}

function tellLeader(message: ToLeader): void {
  if (process.connected) process.send?.(message);
}

/** Registers with the leader. */
function joinTeam() {
  const { promise: assignment, resolve: begin } = Promise.withResolvers<Assignment>();
  const answers = new Map<number, (all: ReadonlyMap<number, Collected>) => void>();
  let own: () => Collected = () => ({ samples: [], distributions: [] });
  let team: Team = { ready: 0, wanted: 0, haveAllBegun: false };
  let number = 0;
  let isClosing = false;
  let asked = 0;
  process.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'begin':
        number = message.assignment.number;
        team = { ...team, wanted: message.assignment.wanted };
        return begin(message.assignment);
      case 'team':
        team = { ...team, ready: message.ready, haveAllBegun: message.haveAllBegun };
        return;
      case 'tell-figures':
        return tellLeader({ kind: 'figures', ask: message.ask, figures: own() });
      case 'all-figures':
        answers.get(message.ask)?.(new Map(message.figures));
        answers.delete(message.ask);
    }
  });
  tellLeader({ kind: 'hello' });
  const node: ShopNode & { close(): void } = {
    get worker() {
      return number;
    },
    isClosing: () => isClosing,
    close: () => {
      isClosing = true;
    },
    team: () => team,
    readFiguresBy: (read) => {
      own = read;
    },
    allFigures: () => {
      asked += 1;
      const ask = asked;
      const alone = new Map([[number, own()]]);
      return new Promise((settle) => {
        const timer = setTimeout(() => settle(alone), NO_ANSWER_AFTER_MS);
        answers.set(ask, (all) => {
          clearTimeout(timer);
          settle(all);
        });
        tellLeader({ kind: 'ask-figures', ask });
      });
    },
  };
  return { node, assignment };
}
