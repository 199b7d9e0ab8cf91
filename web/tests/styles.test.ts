import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { breakpoints } from '../plugins/breakpoints';
import { pageSource } from '../plugins/keys';

test('no style reaches into another component', () => {
  expect(pageSource()).not.toContain(':global');
});

async function built(style: string): Promise<string> {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [breakpoints()] } } }, 'build');
  return (await preprocessCSS(style, 'a.css', config)).code;
}

test('a size is known by its name', async () => {
  expect(await built('@media (--phone) and (--tall) {}')).toBe('@media (max-width: 40rem) and (min-height: 36rem) {}');
});

test.each(['(--huge)', '(min-width: 50rem)', '(width > 50rem) and (--tall)'])('%s is refused', async (query) => {
  await expect(built(`@media ${query} {}`)).rejects.toThrow('breakpoints.ts');
});
