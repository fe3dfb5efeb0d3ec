// Makes package-lock.json anew:   npm run lock
// In a folder of its own, because beside an installed node_modules npm leaves out what other systems need. The file
// holds names, versions and hashes only: the addresses of sponsors that npm writes into it are taken out.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('..', import.meta.url));
const apart = mkdtempSync(join(tmpdir(), 'lock-'));
try {
  for (const name of ['package.json', '.npmrc']) copyFileSync(join(web, name), join(apart, name));
  execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { cwd: apart, stdio: 'inherit' });
  const lock = JSON.parse(readFileSync(join(apart, 'package-lock.json'), 'utf8'));
  for (const entry of Object.values(lock.packages)) {
    delete entry.funding;
    delete entry.resolved;
  }
  const text = JSON.stringify(lock, null, 2) + '\n';
  if (text.includes('http')) throw new Error('an address is left in the lock file');
  writeFileSync(join(web, 'package-lock.json'), text);
} finally {
  rmSync(apart, { recursive: true });
}
