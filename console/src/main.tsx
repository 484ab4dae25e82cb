import { render } from 'preact';
import { App } from './app';
import type { readBrands } from './api/first';
import { preferred, useCatalogOf } from './i18n';
import { arrived, here } from './lib/ahead';
import { homePath } from './lib/home';
import { followLinks } from './lib/location';
import './styles/base.css';
import './styles/shell.css';
import './styles/controls.css';
import './styles/tables.css';
import './styles/badges.css';
import './styles/states.css';
import './styles/charts.css';
import './styles/answers.css';
import './styles/pages.css';
import './styles/settings.css';

/**
 * What comes this soon is drawn at once, with the figures. A shell without them first, and then again and again as each part
 * comes, takes twice as long on a slow processor; whoever has a slow network sees the shell after this time.
 */
const AT_ONCE_MS = 300;

function chosenLocale(): string | null {
  try {
    return localStorage.getItem('locale');
  } catch {
    return null;
  }
}

const root = document.getElementById('app') as HTMLElement;
followLinks(root);
await Promise.all([useCatalogOf(preferred(chosenLocale(), navigator.languages)), here(AT_ONCE_MS)]);
const brands = arrived('brands') as Awaited<ReturnType<typeof readBrands>> | undefined;
if (brands && window.location.pathname === '/') window.history.replaceState(null, '', homePath(brands.data.brands, brands.links.next !== undefined));
// What stood there while this came is not a part of it.
root.textContent = '';
render(<App />, root);
