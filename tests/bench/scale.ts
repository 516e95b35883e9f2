import { execFileSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesIn } from '../../adapter/files.ts';
import { addArticles } from '../support/more-articles.ts';
import { copyEnvironment, copyProject } from '../support/project-copy.ts';

/**
 * How the build grows with the number of articles: copies of the project with 50, 500 and 5,000 articles are built one
 * after the other. `--articles 50,500` chooses the numbers, `--json` keeps the figures.
 */
const { values: options } = parseArgs({
  options: { articles: { type: 'string', default: '50,500,5000' }, json: { type: 'string' } },
});

interface Build {
  articles: number;
  /** Seconds of the whole build. */
  seconds: number;
  pages: number;
  /** MB of the pages, with their data. */
  output: number;
  /** KB of the largest page's document. */
  largest: number;
}

function build(articles: number): Build {
  const copy = copyProject('scale');
  try {
    addArticles(copy, articles);
    const began = Date.now();
    execFileSync(process.execPath, [resolve('node_modules/next/dist/bin/next'), 'build'], {
      cwd: copy,
      env: copyEnvironment('https://www.scale.example'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const seconds = (Date.now() - began) / 1000;
    const files = filesIn(join(copy, '.next/server/app'));
    const html = files.filter((file) => file.endsWith('.html'));
    const size = (file: string) => statSync(file).size;
    return {
      articles,
      seconds,
      pages: html.length,
      output: files.reduce((sum, file) => sum + size(file), 0) / 1024 ** 2,
      largest: Math.max(...html.map(size)) / 1024,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const builds: Build[] = [];
for (const articles of options.articles.split(',').map(Number)) {
  const one = build(articles);
  builds.push(one);
  console.log(
    `${articles} articles: ${one.seconds.toFixed(1)} s, ${one.pages} pages (${((one.seconds * 1000) / one.pages).toFixed(0)} ms each), ${one.output.toFixed(0)} MB, largest document ${one.largest.toFixed(0)} KB`,
  );
}
if (options.json) writeFileSync(options.json, JSON.stringify(builds, null, 2));
