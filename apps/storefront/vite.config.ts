import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../scripts/vite/precompress.ts';
import { checkChunks, chunks } from './build/chunks.ts';
import { contractVersion } from './build/contract-version.ts';
import { earlyStart } from './build/early-start.ts';
import { styleFiles } from './build/style-files.ts';

const server = process.env.SHOP_URL ?? 'http://localhost:3001';

const browser = defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    contractVersion(),
    checkChunks(),
    earlyStart(),
    styleFiles(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Small anyway.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: { port: 5173, proxy: { '/api': server, '/pictures': server, '/shop.json': server } },
});

const drawing = defineConfig({
  plugins: [react(), contractVersion()],
  // Resolved at build time.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'node24',
    outDir: 'dist-server',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/app/served/draw-page.tsx', output: { codeSplitting: false } },
  },
});

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? drawing : browser));
