import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fill, preferred } from '../../src/i18n';
import { en } from '../../src/i18n/en';
import { es } from '../../src/i18n/es';
import { methodEn } from '../../src/i18n/method-en';
import { methodEs } from '../../src/i18n/method-es';
import { TOPICS } from '../../src/ui/how';

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('texts', () => {
  it('has the same keys and the same holes in both languages', () => {
    expect(Object.keys(es)).toEqual(Object.keys(en));
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(holes(es[key]), key).toEqual(holes(en[key]));
      expect(es[key].trim(), key).not.toBe('');
    }
  });

  it('has both forms of every counted text', () => {
    for (const key of Object.keys(en).filter((one) => one.endsWith('.one'))) {
      expect(en).toHaveProperty([key.replace(/\.one$/, '.other')]);
    }
  });

  it('tells the same method in both languages', () => {
    for (const topic of TOPICS) {
      expect(methodEs[topic].text.length, topic).toBe(methodEn[topic].text.length);
      expect(methodEs[topic].limits?.length, topic).toBe(methodEn[topic].limits?.length);
      expect(en).toHaveProperty([`topic.${topic}`]);
    }
  });

  it('has no text that nobody uses', () => {
    const source = files(new URL('../../src/', import.meta.url)).join('\n');
    const groups = /(?:t|word)\((?:`|')(\w+)(?:\.\$\{|', )/g;
    const built = new Set([...source.matchAll(groups)].map((match) => match[1]));
    for (const name of ['Badge group="', 'group="']) {
      for (const match of source.matchAll(new RegExp(`${name}(\\w+)"`, 'g'))) built.add(match[1]);
    }
    const unused = Object.keys(en).filter((key) => {
      const base = key.replace(/\.(one|other)$/, '');
      return !source.includes(`'${key}'`) && !source.includes(`'${base}'`) && !built.has(key.split('.')[0]) && !key.startsWith('error.do.1');
    });
    expect(unused).toEqual([]);
  });

  it('fills what it knows and leaves the rest', () => {
    expect(fill('{n} of {total}', { n: 2 })).toBe('2 of {total}');
  });

  it('chooses the language of the reader', () => {
    expect(preferred(null, ['es-MX', 'en'])).toBe('es');
    expect(preferred('en', ['es'])).toBe('en');
    expect(preferred(null, ['de', 'fr'])).toBe('en');
  });
});

function files(directory: URL): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const url = new URL(entry.name + (entry.isDirectory() ? '/' : ''), directory);
    if (entry.isDirectory()) return files(url);
    return /\/i18n\/(en|es)\/|schema\.d\.ts$/.test(url.pathname) ? [] : [readFileSync(url, 'utf8')];
  });
}
