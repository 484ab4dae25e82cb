import { render } from 'preact';
import { App } from './app';
import { preferred, useCatalogOf } from './i18n';
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

function chosenLocale(): string | null {
  try {
    return localStorage.getItem('locale');
  } catch {
    return null;
  }
}

const root = document.getElementById('app') as HTMLElement;
followLinks(root);
await useCatalogOf(preferred(chosenLocale(), navigator.languages));
render(<App />, root);
