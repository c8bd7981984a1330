import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './serve/compressed.ts';
import { everyLanguage } from './serve/every-language.ts';
import { precache } from './serve/precache.ts';
import { sharedWorkers } from './serve/shared-workers.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [everyLanguage(), react(), sharedWorkers(), precache(), compressed()],
  // Relative, so that the place can be served from any folder.
  base: './',
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: { page: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
});
