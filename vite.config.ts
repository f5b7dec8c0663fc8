import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // A `data:` address would need a wider content security policy than 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    ...(isSsrBuild ? {} : { rollupOptions: { input: 'client/entry-client.tsx' } }),
  },
}));
