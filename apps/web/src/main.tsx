import '@roundhouse/ui/style/tokens.css';
import '@roundhouse/ui/style/base.css';
import '@roundhouse/ui/style/controls.css';
import '@roundhouse/ui/style/forced-colours.css';
import './app/fonts.css';
import './app/arriving.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startHost } from './host/index.ts';
import { keepOffline } from './offline/index.ts';
import { showSettings } from './settings/index.ts';

const page = document.getElementById('page');
if (!page) throw new Error('the page has no place for the client');
showSettings();
if (/^#\/(?:table|open)\//.test(location.hash)) startHost();
keepOffline();
createRoot(page).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
