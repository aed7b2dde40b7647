import { runUpgradeDrill } from '@ilaneer/server/testing/drill/upgrade-drill';

// Brings data of another major version of PostgreSQL over, which it fetches from npm: npm run drill:upgrade -- 17
await runUpgradeDrill(process.argv[2] ?? '17', (line) => console.log(line));
