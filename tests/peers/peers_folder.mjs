// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// `node --import ./peers_folder.mjs …`: packages are found in the folder STUDIO_PEERS_DIR, where packaging/test.sh
// has put them, and not beside the scripts.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const folder = pathToFileURL(`${process.env.STUDIO_PEERS_DIR}/peers.mjs`).href;
const here = new URL('..', import.meta.url).href;
const isPackage = (specifier) => /^[@\w]/.test(specifier) && !/^(node|file|data):/.test(specifier);

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = context.parentURL?.startsWith(here) && !context.parentURL.includes('/node_modules/');
    return next(specifier, isOurs && isPackage(specifier) ? { ...context, parentURL: folder } : context);
  },
});
