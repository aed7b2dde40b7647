// What Node is told before it reads any of the shop's files. This file and who imports it first are JavaScript, because
// to strip types Node loads a compiler that takes 20 MB as long as the shop runs: later starts find every file of
// TypeScript stripped in the cache, and never load it.
import { enableCompileCache, registerHooks } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loading the libraries makes much garbage: with V8's own limits the young generation would grow by 150 MB over it, and
// keep them. What follows is imported afterwards, because limits do not take back what has grown.
setFlagsFromString('--semi-space-growth-factor=1');
// What lives is 55 MB, under load too: by itself V8 lets garbage grow to 130 MB before it looks, and the system does not
// get back what was once taken.
setFlagsFromString('--heap-growing-percent=40');
// Later starts need neither strip the types nor compile anew.
enableCompileCache();

// Where 2,000 modules import each other 6,000 times, finding the files was a quarter of a start: Node looks at each path
// and its links anew, and parses the 180 kB of drizzle-orm's package.json each time. What our own files and those of the
// two largest libraries import from beside them is where they say, and all of it is modules; what is imported by name
// is looked up once.
const LIBRARIES = '/node_modules/';
const LARGE_LIBRARIES = /\/node_modules\/(drizzle-orm|typebox)\//;
const BY_NAME = /^(@ilaneer|drizzle-orm|typebox)(\/|$)/;
/** @type {Map<string, import('node:module').ResolveFnOutput>} */
const found = new Map();
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '' } = context;
    if (specifier.startsWith('.')) {
      const format = formatBeside(specifier, parentURL);
      if (format === null) return nextResolve(specifier, context);
      return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    }
    if (!BY_NAME.test(specifier)) return nextResolve(specifier, context);
    const known = found.get(specifier);
    if (known !== undefined) return known;
    const resolved = { ...nextResolve(specifier, context), shortCircuit: true };
    found.set(specifier, resolved);
    return resolved;
  },
});

/**
 * The format of a file that another one imports from beside it; null where Node has to look.
 * @param {string} specifier
 * @param {string} parentURL
 */
function formatBeside(specifier, parentURL) {
  if (!parentURL.includes(LIBRARIES)) return specifier.endsWith('.ts') ? 'module-typescript' : null;
  return LARGE_LIBRARIES.test(parentURL) && /\.m?js$/.test(specifier) ? 'module' : null;
}

/**
 * Once everything is loaded. The start's own garbage goes, which would stay for hours where nobody asks for anything; the
 * young generation may grow: kept at 1 MB it is collected hundreds of times a second under load, and what requests in
 * flight hold grows old in vain, so that a placed order took nearly twice the processor time (bench). It grows up to a
 * limit that Node takes at its start alone, as `npm start` gives it; without one it stays small.
 */
export function settleAfterStart() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const isLimited = process.execArgv.some((option) => option.startsWith('--max-semi-space-size='));
  if (isLimited) setFlagsFromString('--semi-space-growth-factor=2');
}
