import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from '../../../scripts/find-browser.ts';
import { type Look, readAudit } from './read-audit.ts';

const MOST_ATTEMPTS = 4;

/** Slow 4G phone, cold cache. */
export async function auditPage(address: string): Promise<Look> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const look = await lookOnce(address);
    if (look !== null) return look;
  }
  throw new Error(`no look at ${address} could be measured`);
}

async function lookOnce(address: string): Promise<Look | null> {
  const browser = await launch({
    chromePath: findBrowser(),
    chromeFlags: ['--headless=new', ...BROWSER_FLAGS],
    ignoreDefaultFlags: false,
    logLevel: 'error',
  });
  try {
    const outcome = await lighthouse(address, { port: browser.port, output: 'json', logLevel: 'error' });
    if (outcome === undefined) throw new Error(`no audit of ${address}`);
    return readAudit(outcome.lhr);
  } finally {
    browser.kill();
  }
}
