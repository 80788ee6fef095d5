import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The page. The output folder is an argument of scripts/build-web.ts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  cacheDir: join(import.meta.dirname, '..', 'node_modules', '.cache', 'vite'),
  build: {
    target: 'es2023',
    // The policy of the server allows no data: address and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:7420' } },
})
