import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // Relative, so that the place can be served from any folder.
  base: './',
  build: {
    target: 'es2024',
    // The first browsers with light-dark(): the tokens are written with it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
  },
  worker: { format: 'es' },
});
