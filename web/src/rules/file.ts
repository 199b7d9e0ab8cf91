import { render } from 'svelte/server';
import Card from '../art/Card.svelte';
import theme from '../art/theme.css?raw';
import type { Say } from '../lib/language';
import page from '../page.css?raw';
import { FACES } from './faces';
import RuleSheet from './RuleSheet.svelte';
import { sections } from './search';

/** Stands for a text in the reader's language: whoever writes the file puts it in (src/fzzzt/voice/rules_html.py). */
const place: Say = (key) => `{${key}}`;

/** The rules with their pictures as one file that needs no other, each card drawn once. */
export function rulesFile(): string {
  const { head, body } = render(RuleSheet, { props: { sections: sections(place), open: true } });
  const drawings = [...Object.keys(FACES), null].map(drawing).filter(({ svg }) => bare(body).includes(svg));
  const sheet = drawings.reduce((text, { id, svg }) => text.replaceAll(svg, shown(svg, id)), bare(body));
  return `<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{rules-title}</title>
<style>${theme}${page.replace(/^@import.*$/m, '')}@media screen{body{max-width:54rem;margin:1rem auto;padding-inline:1rem}}</style>
${head}
</head>
<body>
<svg style="display:none">${drawings.map(({ id, svg }) => defined(svg, id)).join('')}</svg>
<main>
<h1>{rules-title}</h1>
${sheet}
</main>
</body>
</html>
`;
}

/** Without the marks by which a page would take it over. */
const bare = (html: string): string => html.replace(/<!--.*?-->/g, '');

/** A card as it stands in the sheet, with its id; none: from behind. */
function drawing(id: string | null): { id: string; svg: string } {
  const props = id === null ? { faceDown: true } : { face: FACES[id] };
  return { id: `card-${id ?? 'back'}`, svg: bare(render(Card, { props: { ...props, size: 'small' } }).body) };
}

const shown = (svg: string, id: string): string => `${/^<svg[^>]*>/.exec(svg)![0]}<use href="#${id}"/></svg>`;

const defined = (svg: string, id: string): string =>
  svg
    .replace(/^<svg/, `<symbol id="${id}"`)
    .replace(/ class="[^"]*"/, '')
    .replace(/<\/svg>$/, '</symbol>');
