import { figures } from './en/figures';
import { material } from './en/material';
import { settings } from './en/settings';
import { shared } from './en/shared';
import { words } from './en/words';
import { work } from './en/work';

/** Every text of the console in English. The keys are those of all catalogs. */
export const en = { ...shared, ...words, ...figures, ...material, ...work, ...settings };
