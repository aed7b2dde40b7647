// Runs the embedded database of a folder, to be killed by tests.
import { startEmbeddedPostgres } from '../start.ts';

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

const started = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: { info: () => {}, warn: () => {} },
  onLost: (lost) => say({ lost }),
});
say(
  started.ok
    ? { connectionString: started.value.connectionString, adopted: started.value.adopted }
    : started.error,
);
if (started.ok) {
  process.on('SIGTERM', async () => {
    await started.value.stop();
    process.exit(0);
  });
}
