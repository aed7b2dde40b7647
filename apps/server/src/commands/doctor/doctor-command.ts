import { join } from 'node:path';
import { findRunningDatabase } from '../../db/embedded/start.ts';
import { migrationMoments } from '../../db/migrate.ts';
import { missingNow } from '../../flows/opening/opening.ts';
import { JOBS_POOL_SIZE } from '../../jobs/jobs.ts';
import { isShopOpen } from '../../modules/setting/setting.ts';
import { type Config, readConfig } from '../../process/config.ts';
import { databaseTlsWarning } from '../../process/database-tls.ts';
import { textsOf } from '../../process/environment.ts';
import { exposureWarnings } from '../../process/exposure.ts';
import { safeMessage } from '../../process/safe-error.ts';
import { openDestination, openPictureStore } from '../../process/storage.ts';
import { wireCommand } from '../../process/wire-shop.ts';
import { type Diagnosis, isFault, isOk, isSkipped, isWarning, type Report, reportOf } from './diagnosis.ts';
import { type ProbedDatabase, probeDatabase } from './facts-repository.ts';
import {
  judgeConnections,
  judgeExtensions,
  judgeMigrations,
  judgeRole,
  judgeSettings,
  judgeText,
  judgeVersion,
} from './judge-database.ts';
import {
  judgeClock,
  judgeDataFolder,
  judgeDisk,
  judgeMemory,
  judgeNode,
  judgeSecretFile,
} from './judge-machine.ts';
import {
  judgeKeys,
  judgeOpening,
  judgePort,
  judgeProxies,
  judgeQueues,
  judgeSms,
  type OnPort,
} from './judge-shop.ts';
import { probeDisk, probeMemory, probePort, probeRights } from './probe-machine.ts';
import { probeBackups, probeCertificate, probeMail, probeMailbox, probePictures } from './probe-services.ts';

export type DoctorGrounds = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly envFile: string;
  readonly nodeVersion: string;
  readonly now: () => Date;
};

/** Per process besides requests: the queue's pool, and one each for notifications, queue locks and health. */
const CONNECTIONS_BESIDE = JOBS_POOL_SIZE + 3;

/** Read-only, and starts no database. */
export async function examine(grounds: DoctorGrounds): Promise<Report> {
  const { env, nodeVersion } = grounds;
  const config = readConfig(env);
  if (!config.ok) {
    const advice = 'See .env.example.';
    const diagnoses = config.error.map(({ message }) => isFault('configuration', message, advice));
    return reportOf([judgeNode(nodeVersion), ...diagnoses]);
  }
  const onPort = await probePort(config.value.port, config.value.host);
  const parts: readonly (() => Promise<Diagnosis[]>)[] = [
    () => examineMachine(grounds, config.value, onPort),
    () => examineFolder(grounds, config.value),
    () => examineDatabase(config.value, onPort, grounds.now()),
    () => examineOutside(grounds, config.value),
  ];
  const diagnoses: Diagnosis[] = [];
  for (const examinePart of parts) diagnoses.push(...(await examinePart()));
  return reportOf(diagnoses);
}

async function examineMachine(
  { env, nodeVersion }: DoctorGrounds,
  config: Config,
  onPort: OnPort,
): Promise<Diagnosis[]> {
  const warnings = exposureWarnings(config);
  return [
    judgeNode(nodeVersion),
    judgeMemory({ ...(await probeMemory()), isRunning: onPort.kind === 'shop' }),
    isOk('configuration', `all variables are valid (MODE=${config.mode})`),
    ...(config.mode === 'live' || config.sandboxIsPublic
      ? warnings.map((says) =>
          isWarning('exposure', says, 'See MODE and SANDBOX_PUBLIC in docs/configuration.md.'),
        )
      : [isOk('exposure', 'the sandbox is reachable from this machine only')]),
    judgeProxies({ ...config, trustsDefault: textsOf(env).TRUSTED_PROXIES === undefined }),
    judgePort(config.port, onPort),
  ];
}

async function examineFolder(
  { env, envFile }: DoctorGrounds,
  { mode, dataDir, jwtSecret, giftCardSecret }: Config,
): Promise<Diagnosis[]> {
  const stored = join(dataDir, 'jwt-secret');
  const storedRights = await probeRights(stored);
  const usesStored = textsOf(env).JWT_SECRET === undefined;
  return [
    judgeDataFolder(dataDir, await probeRights(dataDir)),
    judgeDisk('disk', dataDir, await probeDisk(dataDir)),
    judgeKeys(mode, {
      jwt: jwtSecret !== null,
      giftCard: giftCardSecret !== null,
      stored: storedRights !== null,
    }),
    judgeSecretFile('env-file', envFile, await probeRights(envFile)),
    ...(usesStored ? [judgeSecretFile('key-file', stored, storedRights)] : []),
  ];
}

async function examineDatabase(config: Config, onPort: OnPort, now: Date): Promise<Diagnosis[]> {
  const { database } = config;
  const url = database.kind === 'server' ? database.url : await findRunningDatabase(database.dataDir);
  if (url === null) {
    return [
      isSkipped(
        'database',
        `the embedded database in ${config.dataDir} is not running; start the shop to check it`,
      ),
    ];
  }
  let found: ProbedDatabase;
  try {
    found = await probeDatabase(url);
  } catch (error) {
    const advice = 'Start it, or check DATABASE_URL and the network.';
    return [isFault('database', `The database does not answer: ${safeMessage(error)}`, advice)];
  }
  const { facts, queues, clock } = found;
  const onTheWay = databaseTlsWarning(config);
  return [
    isOk(
      'database',
      database.kind === 'server'
        ? `the server at ${new URL(url).host} answers`
        : 'the embedded server answers',
    ),
    ...(onTheWay === null
      ? []
      : [
          isWarning(
            'database-tls',
            onTheWay,
            'Add ?sslmode=verify-full to DATABASE_URL, and remove the override.',
          ),
        ]),
    ...(database.kind === 'embedded' && config.mode === 'live'
      ? [
          isWarning(
            'database-kind',
            'A live shop runs on the embedded database.',
            'Move it to a database server (docs/capacity.md).',
          ),
        ]
      : []),
    judgeVersion(facts.version, now),
    judgeText(facts),
    judgeExtensions(facts.extensions),
    ...judgeSettings(facts.settings),
    judgeConnections(facts, {
      perProcess: config.databaseConnections + CONNECTIONS_BESIDE,
      processes: config.workers,
    }),
    judgeRole(facts),
    judgeMigrations(facts.applied, await migrationMoments()),
    judgeClock(clock.aheadMs, clock.roundTripMs),
    judgeQueues(queues, onPort.kind === 'shop'),
    ...(await examineOpening(config, url, facts.applied)),
  ];
}

async function examineOpening(config: Config, url: string, applied: readonly number[]): Promise<Diagnosis[]> {
  if (config.isSampleShop) return [isOk('opening', 'the sample shop is open on this machine')];
  const level = (await migrationMoments()).at(-1);
  if (!applied.some((when) => when === level))
    return [isSkipped('opening', 'checked once all migrations are applied')];
  const shop = await wireCommand(config, url, () => undefined);
  try {
    const missing = (await missingNow(shop.deps)).map(({ title }) => title);
    return [judgeOpening(isShopOpen(shop.deps), missing), judgeSms(config.smsProvider, shop.deps.brand.name)];
  } finally {
    await shop.close();
  }
}

async function examineOutside({ now }: DoctorGrounds, config: Config): Promise<Diagnosis[]> {
  const { pictureBucket, dataDir } = config;
  const place = pictureBucket === null ? join(dataDir, 'pictures') : new URL(pictureBucket.url).host;
  // Created by the shop.
  const isThere = pictureBucket !== null || (await probeRights(place)) !== null;
  return [
    await probeMail(config),
    ...(config.imap === null ? [] : [await probeMailbox(config.imap)]),
    isThere
      ? await probePictures(openPictureStore(config), place)
      : isSkipped('pictures', `${place} is created with the first photograph`),
    ...(await probeBackups(openDestination(config), config, now())),
    await probeCertificate(config, now()),
  ];
}
