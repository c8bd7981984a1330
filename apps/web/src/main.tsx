import { TITLES } from '@roundhouse/titles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const page = document.getElementById('page');
if (!page) throw new Error('the page has no place for the client');
createRoot(page).render(
  <StrictMode>
    <ul>
      {TITLES.map(({ id, names }) => (
        <li key={id}>{names.en}</li>
      ))}
    </ul>
  </StrictMode>,
);
