// What Node is told before it reads any of the shop's files. This file and who imports it first are JavaScript, because
// to strip types Node loads a compiler that takes 20 MB as long as the shop runs: later starts find every file of
// TypeScript stripped in the cache, and never load it.
import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';

// Loading the libraries makes much garbage: with V8's own limits the young generation would grow by 150 MB over it, and
// keep them. What follows is imported afterwards, because limits do not take back what has grown.
setFlagsFromString('--max-semi-space-size=8');
setFlagsFromString('--semi-space-growth-factor=1');
// Later starts need neither strip the types nor compile anew.
enableCompileCache();
