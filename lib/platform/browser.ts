export { browser } from 'wxt/browser';
