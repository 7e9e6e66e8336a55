// Packs an assembled site for release; tools/build_site.py calls it.
//   node bundle.mjs bundle SITE    scripts and styles become a few files in assets/
//   node bundle.mjs compress SITE  puts a .br and a .gz beside every file that gets smaller

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";

const PAGE_SCRIPT = "js/main.js";
const EARLY_SCRIPT = "js/text/early.js";
const WORKER = "js/engine/worker.js";
const STYLE_LINK = /[ \t]*<link rel="stylesheet" href="([^"]+)" \/>\n/g;
const PACKABLE = new Set([".css", ".ftl", ".html", ".js", ".json", ".svg", ".webmanifest"]);
const WORTH = 512; // bytes
/** Comments in texts, and empty lines before the next text. */
const UNREAD = /^#.*\n|\n+(?=\n\S)/gm;

const OPTIONS = {
  bundle: true,
  minify: true,
  format: /** @type {const} */ ("esm"),
  target: ["es2022"],
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  legalComments: /** @type {const} */ ("linked"),
  metafile: true,
  logLevel: /** @type {const} */ ("error"),
};

/** @param {string} site */
async function bundle(site) {
  const worker = await pack(site, [WORKER]);
  // The page's script names the worker by an address beside itself, which is right in assets/, too.
  await replaceIn(join(site, "js/engine/port.js"), "./worker.js", `./${basename(worker[WORKER])}`);
  const page = join(site, "index.html");
  const html = await readFile(page, "utf8");
  const styles = [...html.matchAll(STYLE_LINK)].map(([, name]) => name);
  await writeFile(join(site, "css/style.css"), styles.map((s) => `@import "../${s}";\n`).join(""));
  // On its own, so that it shares no file with the page's script and needs no other one.
  const early = await pack(site, [EARLY_SCRIPT]);
  const made = await pack(site, [PAGE_SCRIPT, "css/style.css"]);
  await writeFile(page, packedPage(html, { ...early, ...made }));
  await Promise.all(["js", "css"].map((name) => rm(join(site, name), { recursive: true })));
  await stripTexts(join(site, "locales"));
  for (const name of await readdir(join(site, "vendor"))) {
    if (name.endsWith(".js")) {
      await rm(join(site, "vendor", name));
    }
  }
}

/**
 * Pack these files of a site and answer where each went.
 * @param {string} site
 * @param {string[]} names
 * @returns {Promise<Record<string, string>>}
 */
async function pack(site, names) {
  const { metafile } = await build({
    ...OPTIONS,
    absWorkingDir: site,
    entryPoints: names,
    outdir: "assets",
    splitting: true,
  });
  const outputs = Object.entries(metafile.outputs);
  return Object.fromEntries(
    names.map((name) => [name, outputs.find(([, made]) => made.entryPoint === name)?.[0] ?? ""]),
  );
}

/**
 * @param {string} html
 * @param {Record<string, string>} made
 */
function packedPage(html, { "css/style.css": style, ...scripts }) {
  const tag = `    <link rel="stylesheet" href="${style}" />\n`;
  const styled = html.replaceAll(STYLE_LINK, "").replace("  </head>", `${tag}  </head>`);
  return Object.entries(scripts).reduce(
    (page, [name, packed]) => page.replace(`src="${name}"`, `src="${packed}"`),
    styled,
  );
}

/**
 * @param {string} path
 * @param {string} old
 * @param {string} text
 */
async function replaceIn(path, old, text) {
  const source = await readFile(path, "utf8");
  if (source.split(`"${old}"`).length !== 2) {
    throw new Error(`${path}: "${old}" must be there once`);
  }
  await writeFile(path, source.replace(`"${old}"`, `"${text}"`));
}

/**
 * Take out of the texts what only their authors read.
 * @param {string} folder
 */
async function stripTexts(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    await writeFile(path, (await readFile(path, "utf8")).replaceAll(UNREAD, ""));
  }
}

/** @param {string} site */
async function compress(site) {
  const files = await readdir(site, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && PACKABLE.has(extname(file.name)))
    .map((file) => join(file.parentPath ?? file.path, file.name));
  await Promise.all(paths.map(compressFile));
}

/** @param {string} path */
async function compressFile(path) {
  const content = await readFile(path);
  if (content.length < WORTH) {
    return;
  }
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const packed = {
    ".br": await promisify(brotliCompress)(content, { params }),
    ".gz": await promisify(gzip)(content, { level: 9 }),
  };
  for (const [suffix, smaller] of Object.entries(packed)) {
    if (smaller.length < content.length) {
      await writeFile(path + suffix, smaller);
    }
  }
}

const [, , what, site] = process.argv;
await { bundle, compress }[what](resolve(site));
