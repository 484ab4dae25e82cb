import type { Catalog } from '.';
import { figures } from './es/figures';
import { material } from './es/material';
import { settings } from './es/settings';
import { shared } from './es/shared';
import { words } from './es/words';
import { work } from './es/work';

/** Every text of the console in Spanish. */
export const es: Catalog = { ...shared, ...words, ...figures, ...material, ...work, ...settings };
