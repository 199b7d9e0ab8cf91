import type { CompileOptions } from 'svelte/compiler';

const styled = new Map<string, string>();

/** Short names for the styles of a component: they stand at every element, in script and style, and hardly pack. */
export const cssHash: NonNullable<CompileOptions['cssHash']> = ({ hash, filename }) => {
  const file = filename.replace(/^.*\/(?=src\/)/, '');
  const name = `z${hash(file).slice(0, 4)}`;
  const other = styled.get(name) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} would share their styles: rename one`);
  styled.set(name, file);
  return name;
};
