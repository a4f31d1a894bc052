import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';

export default defineConfig({
  modules: ['@wxt-dev/webextension-polyfill'],
  imports: false,
  vite: () => ({ plugins: [preact()] }),
});
