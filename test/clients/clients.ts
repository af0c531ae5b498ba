import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fitProgenitor } from './fit-progenitor.ts';
import { runCommand } from './shell.ts';
import type { Command } from './shell.ts';
import { cacheFolder, goBin, here, npmModules, pythonBin } from './tools.ts';

/** Where one client is made. */
export interface Place {
  /** An empty folder of its own. */
  readonly folder: string;
  /** The live hub. */
  readonly url: string;
  /** Files of the documents that the hub serves. */
  readonly document: string;
  readonly document30: string;
}

/** A client that a generator makes of the published contract. */
export interface Client {
  readonly name: string;
  readonly language: 'TypeScript' | 'Python' | 'Go' | 'Rust' | 'Java' | 'Kotlin';
  /** Runs wherever all suites run; the others belong to the full form. */
  readonly isQuick: boolean;
  /** Programs that the machine must have. */
  readonly needs: readonly string[];
  /** Generates and compiles it with its story; returns how the story is told. @throws Error when either fails */
  build(place: Place): Promise<Command>;
}

const typescript = (
  name: string,
  generate: (place: Place, modules: string) => Promise<void>,
): Omit<Client, 'needs'> => ({
  name,
  language: 'TypeScript',
  isQuick: true,
  async build(place) {
    const { folder } = place;
    const modules = await npmModules();
    symlinkSync(modules, join(folder, 'node_modules'));
    await generate(place, modules);
    cpSync(join(here, 'typescript', `${name}.ts`), join(folder, 'story.ts'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const compilerOptions = { strict: true, module: 'nodenext', target: 'es2024', outDir: 'dist', types: ['node'] };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, exclude: ['dist', 'node_modules'] }),
    );
    await runCommand({ program: process.execPath, args: [join(modules, 'typescript/bin/tsc'), '-p', folder] });
    return { program: process.execPath, args: [join(folder, 'dist/story.js')] };
  },
});

/** openapi-generator of PyPI, which brings the program for the Java that the machine has. */
async function openApiGenerator(
  { document }: Place,
  language: string,
  output: string,
  ...options: string[]
): Promise<void> {
  const program = join(await pythonBin(), 'openapi-generator-cli');
  await runCommand({ program, args: ['generate', '-g', language, '-i', document, '-o', output, ...options] });
}

const python = (name: string, generate: (place: Place) => Promise<void>): Omit<Client, 'needs'> => ({
  name,
  language: 'Python',
  isQuick: true,
  async build(place) {
    const { folder } = place;
    const program = join(await pythonBin(), 'python');
    await generate(place);
    const story = join(folder, 'story.py');
    cpSync(join(here, 'python', `${name.replaceAll('-', '_')}.py`), story);
    await runCommand({ program, args: ['-m', 'compileall', '-q', folder] });
    await runCommand({ program, args: ['-m', 'mypy', '--follow-imports=silent', 'story.py'], cwd: folder });
    return { program, args: [story], cwd: folder };
  },
});

const go = (name: string, isQuick: boolean, generate: (place: Place, module: string) => Promise<void>): Client => ({
  name: name === 'openapi-generator' ? 'openapi-generator-go' : name,
  language: 'Go',
  isQuick,
  needs: name === 'openapi-generator' ? ['go', 'java', 'python3'] : ['go'],
  async build(place) {
    const { folder } = place;
    cpSync(join(here, 'go'), folder, { recursive: true });
    const module = join(folder, name, 'hub');
    mkdirSync(module);
    await generate(place, module);
    await runCommand({ program: 'go', args: ['build', '-o', 'story', `./${name}`], cwd: folder });
    return { program: join(folder, 'story'), args: [] };
  },
});

const rust = (name: string, needs: readonly string[], generate: (place: Place) => Promise<void>): Client => ({
  name: name === 'openapi-generator' ? 'openapi-generator-rust' : name,
  language: 'Rust',
  isQuick: false,
  needs: ['cargo', ...needs],
  async build(place) {
    const { folder } = place;
    cpSync(join(here, 'rust'), folder, { recursive: true });
    const members = name === 'openapi-generator' ? [name, `${name}/hub`] : [name, 'generate'];
    const workspace = readFileSync(join(folder, 'Cargo.toml'), 'utf8');
    writeFileSync(
      join(folder, 'Cargo.toml'),
      workspace.replace(/members = .*/, `members = ${JSON.stringify(members)}`),
    );
    await generate(place);
    await cargo(folder, 'build', `story-${name}`);
    return { program: join(cacheFolder, 'cargo-target/debug', `story-${name}`), args: [] };
  },
});

async function cargo(folder: string, command: string, crate: string, ...args: string[]): Promise<void> {
  const env = { CARGO_TARGET_DIR: join(cacheFolder, 'cargo-target') };
  await runCommand({ program: 'cargo', args: [command, '--quiet', '-p', crate, ...args], cwd: folder, env });
}

const heyApi = ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'];
const maven = ['-q', '-B', '-Dmaven.test.skip=true', '-Dstyle.color=never'];

/** In the order in which they run: the quick ones first. */
export const clients: readonly Client[] = [
  {
    ...typescript('openapi-fetch', async ({ folder, document }, modules) => {
      // A member with a default may be left out of a request.
      const options = ['--default-non-nullable', 'false', '-o', join(folder, 'hub.d.ts')];
      const args = [join(modules, 'openapi-typescript/bin/cli.js'), document, ...options];
      await runCommand({ program: process.execPath, args });
    }),
    needs: [],
  },
  {
    ...typescript('hey-api', async ({ folder, document }, modules) => {
      const config = join(folder, 'openapi-ts.config.mjs');
      const output = { path: join(folder, 'hub'), module: { extension: '.js' } };
      writeFileSync(config, `export default ${JSON.stringify({ input: document, output, plugins: heyApi })};`);
      const args = [join(modules, '@hey-api/openapi-ts/bin/run.js'), '-f', config, '--silent'];
      await runCommand({ program: process.execPath, args, cwd: folder });
    }),
    needs: [],
  },
  {
    ...typescript('orval', async ({ folder, document, url }, modules) => {
      const output = { target: join(folder, 'hub.ts'), client: 'fetch', mode: 'single', baseUrl: url };
      const config = join(folder, 'orval.config.mjs');
      writeFileSync(config, `export default ${JSON.stringify({ hub: { input: document, output } })};`);
      const program = join(modules, '.bin/orval');
      await runCommand({ program, args: ['--config', config], cwd: folder });
    }),
    needs: [],
  },
  {
    ...typescript('typescript-fetch', (place) =>
      openApiGenerator(place, 'typescript-fetch', join(place.folder, 'hub'), '-p', 'importFileExtension=.js'),
    ),
    name: 'openapi-generator-typescript-fetch',
    needs: ['java', 'python3'],
  },
  {
    ...python('openapi-python-client', async ({ folder, document }) => {
      const bin = await pythonBin();
      const args = ['generate', '--path', document, '--output-path', join(folder, 'hub'), '--meta', 'none'];
      // It formats what it made with the ruff that stands beside it.
      const env = { PATH: `${bin}:${process.env['PATH'] ?? ''}` };
      await runCommand({ program: join(bin, 'openapi-python-client'), args, env });
    }),
    needs: ['python3'],
  },
  {
    ...python('openapi-generator', (place) => openApiGenerator(place, 'python', place.folder)),
    name: 'openapi-generator-python',
    needs: ['java', 'python3'],
  },
  go('oapi-codegen', true, async ({ document30 }, module) => {
    const program = join(await goBin(), 'oapi-codegen');
    const output = ['-package', 'hub', '-generate', 'types,client', '-o', join(module, 'hub.go')];
    await runCommand({ program, args: [...output, document30] });
  }),
  go('openapi-generator', false, (place, module) =>
    openApiGenerator(
      place,
      'go',
      module,
      '-p',
      'packageName=hub,withGoMod=false',
      ...globals('apiTests', 'modelTests'),
    ),
  ),
  {
    name: 'openapi-generator-java',
    language: 'Java',
    isQuick: false,
    needs: ['java', 'mvn', 'python3'],
    async build(place) {
      const { folder } = place;
      await openApiGenerator(place, 'java', folder);
      mkdirSync(join(folder, 'src/main/java/story'));
      cpSync(join(here, 'java/Story.java'), join(folder, 'src/main/java/story/Story.java'));
      await runCommand({ program: 'mvn', args: [...maven, 'compile'], cwd: folder });
      const run = ['org.codehaus.mojo:exec-maven-plugin:3.5.0:java', '-Dexec.mainClass=story.Story'];
      return { program: 'mvn', args: [...maven, ...run], cwd: folder };
    },
  },
  {
    name: 'openapi-generator-kotlin',
    language: 'Kotlin',
    isQuick: false,
    needs: ['java', 'mvn', 'python3'],
    async build(place) {
      const { folder } = place;
      // Of unions of plain values, which are in 3.1 alone, it makes empty classes.
      await openApiGenerator({ ...place, document: place.document30 }, 'kotlin', join(folder, 'hub'));
      cpSync(join(here, 'kotlin/pom.xml'), join(folder, 'pom.xml'));
      mkdirSync(join(folder, 'src'));
      cpSync(join(here, 'kotlin/Story.kt'), join(folder, 'src/Story.kt'));
      await runCommand({ program: 'mvn', args: [...maven, 'compile'], cwd: folder });
      return { program: 'mvn', args: [...maven, 'exec:java'], cwd: folder };
    },
  },
  rust('openapi-generator', ['java', 'python3'], (place) =>
    openApiGenerator(place, 'rust', join(place.folder, 'openapi-generator/hub'), '-p', 'packageName=hub'),
  ),
  rust('progenitor', [], async ({ folder, document30 }) => {
    const fitted = join(dirname(document30), 'openapi-3.0-progenitor.json');
    writeFileSync(fitted, fitProgenitor(readFileSync(document30, 'utf8')));
    await cargo(folder, 'run', 'generate', '--', fitted, join(folder, 'progenitor/src/hub.rs'));
  }),
];

/** Leaves out parts of what openapi-generator makes. */
function globals(...parts: string[]): string[] {
  return [
    '--global-property',
    ['apis', 'models', 'supportingFiles', ...parts.map((part) => `${part}=false`)].join(','),
  ];
}
