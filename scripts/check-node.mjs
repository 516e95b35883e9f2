// In plain JavaScript: an older Node reads no TypeScript.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This is Node ${process.versions.node}. The project brings Node 24, but npm skipped install scripts: npm rebuild node deno --ignore-scripts=false`,
  );
  process.exit(1);
}
