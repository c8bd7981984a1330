import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ahead } from './serve/ahead.ts';
import { chunks } from './serve/chunks.ts';
import { compressed } from './serve/compressed.ts';
import { everyLanguage } from './serve/every-language.ts';
import { precache } from './serve/precache.ts';
import { sharedWorkers } from './serve/shared-workers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [everyLanguage(), react(), sharedWorkers(), ahead(), precache(), compressed()],
  // Relative, so that the place can be served from any folder.
  base: './',
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: {
        page: 'index.html',
        ahead: 'src/ahead/ahead.ts',
        'service-worker': 'src/service-worker/service-worker.ts',
      },
      output: {
        codeSplitting: chunks,
        entryFileNames: ({ name }) =>
          ['service-worker', 'ahead'].includes(name) ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
});
